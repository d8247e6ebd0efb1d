export { type Override } from './environment.ts';
export type { GatewayConfig, InterfaceConfig } from './gateway-config.ts';
export { defaultSettings, type LoadOptions, loadSettings, settingsFile } from './load.ts';
export { nearest } from './nearest.ts';
export { checkFile, openFile, readNamedFile } from './other-file.ts';
export { SettingsError, settingsError } from './problems.ts';
export { onSandbox } from './sandbox.ts';
export type {
  CallerTimeouts,
  EnabledInterface,
  LimitSettings,
  LogSettings,
  PerformanceSettings,
  SandboxSettings,
  ServerSettings,
  Settings,
} from './settings.ts';
