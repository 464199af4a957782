import { expect, test } from 'vitest';
import { checkedReference, splitAfterReference, withoutPrintButton, withReference } from './reference-in-html.ts';

test('{{Identifier}} becomes the reference number', () => {
  expect(withReference('<p>Your reference is <b>{{Identifier}}</b>. {{ Identifier }}</p>', '7K3M-9QXD-4')).toBe(
    '<p>Your reference is <b><bdi dir="ltr" translate="no" class="unbroken">7K3M-9QXD-4</bdi></b>. <bdi dir="ltr" translate="no" class="unbroken">7K3M-9QXD-4</bdi></p>',
  );
  expect(withReference('<a href="/page/contact?about={{Identifier}}">Ask</a>', '7K3M')).toBe('<a href="/page/contact?about=7K3M">Ask</a>');
});

test('nothing that html would read is ever put into the page', () => {
  for (const bad of ['<img src=x onerror=alert(1)>', '" onmouseover="x', 'a b', '&lt;', '', 'x'.repeat(65), 'javascript:alert(1)']) {
    expect(checkedReference(bad)).toBeNull();
    expect(withReference('<b>{{Identifier}}</b>', bad)).toBe('<b></b>');
  }
});

test('a confirmation is split after the paragraph of its reference, and never within anything', () => {
  const beginning = '<h1>Thanks</h1>\n<p>Hello.</p><p class="lead">It is <b>{{ Identifier }}</b>.</p>';
  const rest = '<h2>Next</h2><p>We write.</p>';
  expect(splitAfterReference(beginning + rest)).toEqual([beginning, rest]);
  expect(splitAfterReference(`<p>{{Identifier}}</p>${rest}`)).toEqual(['<p>{{Identifier}}</p>', rest]);
  for (const whole of [rest, `<div>${beginning}</div>${rest}`, `<h1>{{Identifier}}</h1>${rest}`])
    expect(splitAfterReference(whole)).toEqual([whole, '']);
});

test('the button that prints is taken out of a confirmation with its words, and the paragraph that held it alone', () => {
  expect(withoutPrintButton('<p>Hello.</p><p><button type="button" name="ButtonPrint">Print <b>this</b></button></p>')).toEqual({
    html: '<p>Hello.</p>',
    words: 'Print this',
  });
  expect(withoutPrintButton('<p>Or <button id="ButtonPrint">Print</button>.</p>')).toEqual({ html: '<p>Or .</p>', words: 'Print' });
  expect(withoutPrintButton('<p>Hello.</p>')).toEqual({ html: '<p>Hello.</p>' });
});
