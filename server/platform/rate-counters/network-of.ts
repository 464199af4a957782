import { isIPv6 } from 'node:net';

/** What limits count by: the address, or the first half of an IPv6 one, since a visitor who has one has 2^64 of them. Pure. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = tail.split(':').filter((part) => part !== '');
  const zeros = address.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The range that one tenant of a data centre can easily have many addresses of: /24 of an IPv4 address, /48 of an IPv6 one. Pure. */
export function rangeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.');
  return networkOf(plain).split(':').slice(0, 3).join(':');
}
