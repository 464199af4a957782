import { expect, test } from 'vitest';
import { telHref } from './tel-href.ts';

test.each([
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(020) 7946 0000', 'tel:02079460000'],
  ['0808 157 0142', 'tel:08081570142'],
])('%s leads to %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
