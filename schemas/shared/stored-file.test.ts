import { expect, test } from 'vitest';
import { storedFile } from './stored-file.ts';

test.each([
  ['/api/assets/acme/guide.pdf?v=abc&size=18211', { kind: 'PDF', size: 18211, own: true }],
  ['/api/assets/acme/guide.pdf?v=abc', { kind: 'PDF', size: undefined, own: true }],
  ['/api/assets/acme/guide.pdf?size=lots', { kind: 'PDF', size: undefined, own: true }],
  ['https://court.example/order.docx?size=5', { kind: 'DOCX', size: undefined, own: false }],
  ['https://court.example/orders/', { kind: '', size: undefined, own: false }],
  ['#', { kind: '', size: undefined, own: false }],
  ['https://[', { kind: '', size: undefined, own: false }],
])('of the file at %s is known %j', (address, known) => expect(storedFile(address)).toEqual(known));
