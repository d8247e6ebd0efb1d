import { defaultSettings } from '#config';
import type { Command, CommandContext } from './command.ts';
import { environmentFindings } from './doctor/environment.ts';
import { exposureFindings } from './doctor/exposure.ts';
import type { Finding } from './doctor/finding.ts';
import { interfaceFindings } from './doctor/interfaces.ts';
import { logFinding } from './doctor/log-finding.ts';
import { nodeVersion } from './doctor/node-version.ts';
import { portFindings } from './doctor/ports.ts';
import { profileFindings } from './doctor/profile-findings.ts';
import { readForDoctor } from './doctor/settings-findings.ts';
import { configOption, jsonOption, jsonText, profileOption } from './options.ts';
import { paint } from './paint.ts';
import type { Terminal } from './terminal.ts';

const options = [configOption, profileOption, jsonOption];

export const doctor: Command = {
  name: 'doctor',
  summary: 'Looks for reasons why the gateway does not start or work, without calls to interfaces',
  options,
  examples: ['manifold doctor', 'manifold doctor --config manifold.yaml', 'manifold doctor --json'],
  jsonType: `{
  ok: boolean                 // no finding is a problem
  findings: {
    check: "node" | "log" | "tls" | "proxy" | "settings" | "profile" | "port" | "addresses" | "credentials" | "cursors" | "hosts" | "auth"
    level: "good" | "warning" | "problem"
    text: string
    hint?: string
  }[]
}`,
  async run(context) {
    const { terminal, options: given } = context;
    const findings = await findingsOf(context);
    const ok = findings.every(({ level }) => level !== 'problem');
    if (given['json'] === undefined) for (const each of findings) terminal.out(findingText(terminal, each));
    else terminal.out(jsonText({ ok, findings }));
    return ok ? 0 : 1;
  },
};

async function findingsOf(context: CommandContext): Promise<readonly Finding[]> {
  const { machine } = context.services;
  const { environment } = context.terminal;
  const contracts = await context.services.contracts(context);
  const { settings, findings } = readForDoctor(context, options, contracts);
  const general = [
    nodeVersion(machine),
    logFinding(machine),
    ...environmentFindings(environment, machine),
    ...findings,
  ];
  if (!settings) return general;
  const diagnosed = { settings, defaults: defaultSettings(contracts), contracts, machine };
  return [
    ...general,
    ...(await portFindings(diagnosed)),
    ...profileFindings(diagnosed),
    ...interfaceFindings(diagnosed),
    ...exposureFindings(diagnosed),
  ];
}

const MARKS = { good: ['green', 'ok     '], warning: ['yellow', 'warning'], problem: ['red', 'PROBLEM'] } as const;
const HINT_INDENT = ' '.repeat(22);

function findingText(terminal: Terminal, { check, level, text, hint }: Finding): string {
  const [color, mark] = MARKS[level];
  const line = `${paint(terminal, color, mark)}  ${check.padEnd(11)}  ${text}`;
  return hint ? `${line}\n${HINT_INDENT}${hint}` : line;
}
