import { expect, test } from 'vitest';
import { soundTenantForEach } from '../sound-tenant.fixture.ts';

const tenant = soundTenantForEach();

test.each([
  ['a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', '<script'],
  ['an event handler', 'b.svg', '<?xml version="1.0"?>\n<svg onload="alert(1)"/>', 'onload='],
  ['an entity', 'c.svg', '<!-- x --><svg><!ENTITY x "y"></svg>', '<!ENTITY'],
  ['html instead of a drawing', 'd.svg', '<html><svg/></html>', 'no SVG picture'],
  ['html called a picture', 'photo.png', '<html><script>alert(1)</script></html>', 'called .png'],
  ['a picture of another kind', 'folder/photo.jpg', '\u0089PNG', 'called .jpg'],
  ['text called a PDF', 'claim.pdf', 'hello', 'called .pdf'],
])('an asset with %s is an error that names the file', (_, name, text, words) => {
  tenant.write(`assets/${name}`, text);
  expect(tenant.findings()).toEqual([
    expect.objectContaining({
      severity: 'error',
      code: 'unsafe-asset',
      file: `assets/${name}`,
      message: expect.stringContaining(words) as string,
    }),
  ]);
});

test('plain drawings and files whose kind is not known are left alone', () => {
  tenant.write('assets/ok.svg', '<?xml version="1.0"?><!DOCTYPE svg><svg><title>Once on = off</title><path d="M0 0"/></svg>');
  tenant.write('assets/words.woff2', 'x');
  expect(tenant.findings()).toEqual([]);
});
