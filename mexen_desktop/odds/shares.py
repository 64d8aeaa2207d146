"""How a loss is shared among those who are equal, where nobody has a choice left."""


def share(count: int, left: int, equal: float, above: float) -> float:
    """Return the chance to lose of one of `count` who are lowest so far, `left` still to come.

    Each of these is equal to them or above them with the chances given, else below, which saves
    all who were lowest. With k more equal ones one of count + k loses, all alike:

        sum over k of C(left, k) equal^k above^(left-k) / (count + k)

    The terms of the binomial are built up from about the largest, so that any number may be to
    come.
    """
    none_below = (equal + above) ** left
    if not equal:
        return none_below / count
    if not above:
        return none_below / (count + left)
    likely = int(left * equal / (equal + above))
    total = shared = 0.0
    # Upwards from about the likeliest number of equal ones, then downwards from it.
    term, k = 1.0, likely
    while term > 0.0:
        total += term
        shared += term / (count + k)
        term *= (left - k) * equal / ((k + 1) * above)
        k += 1
    term, k = 1.0, likely
    while k > 0:
        term *= k * above / ((left - k + 1) * equal)
        k -= 1
        total += term
        shared += term / (count + k)
    return none_below * shared / total
