import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const inside: Readonly<Record<string, readonly string[]>> = {
  'this network': ['0.0.0.0', '0.255.255.255', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  'shared by carriers': ['100.64.0.0', '100.127.255.255', '100.100.100.200'],
  'link-local and metadata': ['169.254.0.1', '169.254.169.254', '169.254.170.2', '168.63.129.16', 'fe80::1', 'febf::1', 'fe80::1%lo'],
  'unique local': ['fc00::1', 'fd00:ec2::254', 'fdff::1', 'fec0::1'],
  mapped: ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  'NAT64, Teredo and 6to4': ['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '2001::1', '2002:7f00:1::', '2002:a9fe:a9fe::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'special use': ['192.0.0.8', '192.0.0.192', '192.88.99.1', '198.18.0.1', '198.19.255.255', '100::1', '5f00::1'],
  'multicast and reserved': ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  'no address': [
    '',
    'localhost',
    'example.org',
    '127.1',
    '0x7f000001',
    '2130706433',
    '8.8.8',
    '8.8.8.8%eth0',
    '2606:4700::1%eth0',
    '[::1]',
    ' 8.8.8.8',
  ],
};

test.each(Object.entries(inside))('%s is not the public internet', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('neighbouring addresses are public', () => {
  const neighbours = [
    '1.0.0.0',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
  ];
  const more = [
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
  ];
  const sixes = ['2000::1', '2001:200::1', '2001:db7::1', '2001:db9::1', '2003::1', '2606:4700::1111', '3ffe::1'];
  expect([...neighbours, ...more, ...sixes].filter((address) => !isPublicAddress(address))).toEqual([]);
});
