; The installer for Windows: for the person who runs it alone, so no administrator is asked for.
; `python dev.py build` hands it the version, the folder for the result, its name. It stays in UTF-8 with a mark.

#ifndef Version
  #error Version is not given: packaging/bundle/windows.py does
#endif
#define Title "Mexen"
#define Command "mexen-desktop"
#define Record "Mexen.Record"
#define Rules "Mexen.Rules"

[Setup]
AppId={{6E1C5B0A-4C1B-4B6A-9C65-3F2A8D7E21B4}
AppName={#Title}
AppVersion={#Version}
AppPublisher=The Mexen developers
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Title}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/ultra64
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
SetupIconFile=..\..\build\mexen.ico
UninstallDisplayIcon={app}\{#Command}.exe
UninstallDisplayName={#Title}
LicenseFile=..\..\LICENSE

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[CustomMessages]
en.RecordType=Mexen game record
da.RecordType=Mexen-spilreferat
de.RecordType=Mexen-Spielprotokoll
nl.RecordType=Mexen-spelverslag
en.RulesType=Mexen house rules
da.RulesType=Mexen-husregler
de.RulesType=Mexen-Hausregeln
nl.RulesType=Mexen-huisregels
en.Comment=The dice game Mexico, for a family around one screen
da.Comment=Terningspillet Mexico, for en familie omkring én skærm
de.Comment=Das Würfelspiel Mexico für die ganze Familie an einem Bildschirm
nl.Comment=Het dobbelspel Mexico, voor een familie rond één scherm
en.RemoveGames=Remove your games and settings as well? They cannot be brought back.
da.RemoveGames=Skal dine spil og indstillinger også fjernes? De kan ikke hentes tilbage.
de.RemoveGames=Sollen auch Ihre Spiele und Einstellungen entfernt werden? Sie lassen sich nicht zurückholen.
nl.RemoveGames=Ook uw spellen en instellingen verwijderen? Ze zijn niet terug te halen.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not must not be found.
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licences"

[Files]
Source: "..\..\dist\mexen-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\..\build\mexen-record.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{#Title}"; Filename: "{app}\{#Command}.exe"; Comment: "{cm:Comment}"
Name: "{autodesktop}\{#Title}"; Filename: "{app}\{#Command}.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.mexen"; ValueType: string; ValueData: "{#Record}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.mexen"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.mexen.record+json"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Record}"; ValueType: string; ValueData: "{cm:RecordType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Record}\DefaultIcon"; ValueType: string; ValueData: "{app}\mexen-record.ico"
Root: HKA; Subkey: "Software\Classes\{#Record}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Command}.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.mexen-rules"; ValueType: string; ValueData: "{#Rules}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.mexen-rules"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.mexen.rules+json"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Rules}"; ValueType: string; ValueData: "{cm:RulesType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Rules}\DefaultIcon"; ValueType: string; ValueData: "{app}\mexen-record.ico"
Root: HKA; Subkey: "Software\Classes\{#Rules}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Command}.exe"" ""%1"""

[Run]
Filename: "{app}\{#Command}.exe"; Description: "{cm:LaunchProgram,{#Title}}"; Flags: nowait postinstall skipifsilent

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  { Games stay unless somebody says otherwise; who removes without a word keeps them. }
  if (Step = usPostUninstall) and not UninstallSilent then
    if MsgBox(CustomMessage('RemoveGames'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES then
      DelTree(ExpandConstant('{localappdata}\mexen-desktop'), True, True, True);
end;
