import { hash } from 'node:crypto';
import type { Contract } from '#contract';
import type { InterfaceSettings } from './settings.ts';

/**
 * Differs where what an interface answers may differ: in gateways of another version, or with other addresses or credentials.
 * Gateways share nothing of interfaces of the same name but another kind.
 */
export function interfaceKind(contract: Contract, settings: InterfaceSettings): string {
  const { url, servers, credentials, forward, settings: own } = settings;
  return hash('sha256', JSON.stringify([contract, url, servers, credentials, forward, own]), 'base64url');
}
