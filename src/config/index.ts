export { assertNotExposed, assertNotOpened, docsPath, exposureProblem, pagePath } from './exposure.ts';
export { checkFile, openFile, readNamedFile } from './issues.ts';
export { builtinsBeside, defaultSettings, loadSettings, settingsFile, subgraphModules } from './load.ts';
export { nearest, SettingsError, settingsError, suggestion } from './problems.ts';
export { settingsHash, withFixedSettings } from './reloading.ts';
export type * from './settings.ts';
export { onSandbox } from './settings.ts';
export { assertNotEmptied, fileMark, SettingsFiles } from './settings-files.ts';
