import { BlockList, isIP } from 'node:net';

/** Networks on which there is no public service: this machine, private and link-local ones, multicast, reserved. */
const NETWORKS = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    ['::', 96],
    ['64:ff9b:1::', 48],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const;

const PRIVATE = new BlockList();
for (const [network, bits] of NETWORKS.ipv6) PRIVATE.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of NETWORKS.ipv4) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
  // Translators reach an IPv4 network by these addresses too. `BlockList` knows those of the form ::ffff:0:0/96 itself.
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
  PRIVATE.addSubnet(`2002:${hexadecimal(network)}::`, 16 + bits, 'ipv6');
}

/** Whether an IP address is of a private, local or link-local network, however it is written. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function hexadecimal(network: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = network.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
