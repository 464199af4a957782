import { BlockList, isIP } from 'node:net';

/** IPv4 that is not out on the internet (IANA special-purpose registry), and the one public address that is a cloud's metadata. */
const inside4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** Only global unicast is public: loopback, mapped, NAT64, unique local, link-local and multicast are all outside it. */
const outside6 = listOf('ipv6', ['2000::/3']);
/** Inside of that: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address. */
const inside6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an IP address, written as a resolver answers it, belongs to the public internet (SEC-34). Names do not. Pure. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  if (isIP(address) === 4) return !inside4.check(address, 'ipv4');
  return isIP(address) === 6 && outside6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
}

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
