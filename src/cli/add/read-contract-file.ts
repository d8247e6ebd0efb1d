import { parse } from 'yaml';
import { readNamedFile, settingsError } from '#config';
import { type ContractDocument, problemsOf } from '#contract/compile';

/** Reads `contract.yaml` of an API. Throws a `SettingsError` with its problems. */
export function readContractFile(file: string): ContractDocument {
  const text = readNamedFile({ file, namedBy: 'add' });
  const problems = problemsOf(file, text);
  if (problems.length > 0) throw settingsError(problems.join('\n'));
  return parse(text) as ContractDocument;
}
