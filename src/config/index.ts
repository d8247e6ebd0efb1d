export { type Override } from './environment.ts';
export { assertNotExposed, assertNotOpened, exposureProblem } from './exposure.ts';
export type { ApiConfig, GatewayConfig } from './gateway-config.ts';
export { defaultSettings, type LoadOptions, loadSettings, settingsFile } from './load.ts';
export { nearest } from './nearest.ts';
export { checkFile, openFile, readNamedFile } from './other-file.ts';
export { pagePath } from './page-path.ts';
export { SettingsError, settingsError } from './problems.ts';
export { onSandbox } from './sandbox.ts';
export type {
  ApiKeySettings,
  AuthSettings,
  BudgetRuleSettings,
  BudgetSettings,
  CallerTimeouts,
  CertificateCaller,
  CertificateSettings,
  DownloadSettings,
  EnabledApi,
  FederationSettings,
  HookKey,
  HttpCacheSettings,
  IssuerSettings,
  OverloadSettings,
  RedisSettings,
  ServerSettings,
  Settings,
  TelemetrySettings,
  TlsSettings,
} from './settings.ts';
export { assertNotEmptied, currentFileMark, type FileContents, fileMark, SettingsFiles } from './settings-files.ts';
export { settingsHash } from './settings-hash.ts';
export { subgraphModules } from './subgraph-modules.ts';
export {
  type FixedSettings,
  fixedSettingsOf,
  type ReloadedSettings,
  withFixedSettings,
} from './with-fixed-settings.ts';
