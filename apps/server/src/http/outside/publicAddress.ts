import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that no public machine is in: RFC 6890 and its later entries. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Networks within the public part of IPv6 that lead elsewhere, or nowhere. */
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 holds an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED_V4) closed.addSubnet(network, bits, 'ipv4');
const closedV6 = new BlockList();
for (const [network, bits] of CLOSED_V6) closedV6.addSubnet(network, bits, 'ipv6');
// All that is public today, without ::1, fc00::/7, fe80::/10, ff00::/8, IPv4-mapped and NAT64.
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const local = new BlockList();
local.addSubnet('127.0.0.0', 8, 'ipv4');

/**
 * Whether an IP address is one of the public network, in which no machine of the installation's
 * own is. Texts that are no address are not.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** Whether an IP address is this machine. */
export const isOwnMachine = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && local.check(address, 'ipv4'));
