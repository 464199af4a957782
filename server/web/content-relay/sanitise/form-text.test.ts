import { expect, test } from 'vitest';
import { isMarked, plainText } from '#forms/definition';
import { unversioned } from './asset-address.ts';
import { formText } from './form-text.ts';
import { createSanitiser } from './sanitise.ts';

const sanitise = createSanitiser();
const drawn = (text: string) => formText(text, (html) => sanitise(html, unversioned('northgate'), true));

test.each([
  'What is 5 * 3 * 2?',
  'What is 5*3*2?',
  'snake_case_name and _x or y',
  'a < b',
  'a <b',
  'Age <18 or >65',
  'Name of <child>',
  '*required',
  'Name: ____ and ____',
  '1. Your name',
  '2) Your address',
  '- none of these',
  '# of children',
  '> 18 years',
  '=====',
  '[optional](see the letter)',
  '[optional]',
  'C:\\new',
  "it`s {first_name} and {other_name}'s",
  '{_a} and {_b}',
  '    indented',
  'AT&T; 5 & 6',
  'Dr. O’Neil | 100 % ~ 5 ^ 2',
  '(a) _____ (b) _____',
  '***',
  '!important',
])('%j is no markup, and stays as it is', (text) => expect(drawn(text)).toBe(text));

test.each([
  ['**Bold** and *soft*', '<strong>Bold</strong> and <em>soft</em>', 'Bold and soft'],
  ['Use `code`', 'Use <code>code</code>', 'Use code'],
  ['Read the [terms](/page/terms)', 'Read the <a href="/page/terms">terms</a>', 'Read the terms'],
  ['Call [us](tel:+441632960000)', 'Call <a href="tel:+441632960000">us</a>', 'Call us'],
  ['Go [there](javascript:alert(1))', 'Go <a>there</a>', 'Go there'],
  ['One\nTwo', 'One<br>\nTwo', 'One\nTwo'],
  ['One<br/>Two', 'One<br>Two', 'One\nTwo'],
  ['Bring:\n\n- one\n- **two**', '<p>Bring:</p>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>', 'Bring:\none\ntwo'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  [
    "<div style='color:#556077'>Full name of the <b>other</b> person</div>",
    '<div>Full name of the <b>other</b> person</div>',
    'Full name of the other person',
  ],
  ["<i class='fa fa-user'></i> People", '<i class="fa fa-user"></i> People', 'People'],
  ['<b>x</b> <script>alert(1)</script><img src=x onerror=alert(1)>', '<b>x</b> <img src="/api/assets/northgate/x">', 'x'],
  ['AT&amp;T &lt;b&gt;', '<span>AT&amp;T &lt;b&gt;</span>', 'AT&T <b>'],
  ['AT&amp;T', 'AT&T', 'AT&T'],
  ['<b>{who}</b>, <child>', '<b>{who}</b>, &lt;child&gt;', '{who}, <child>'],
  ['<script>alert(1)</script>', '', ''],
  ['<svg onload=alert(1)></svg>Hi', 'Hi', 'Hi'],
  ['\\*not soft\\*', '*not soft*', '*not soft*'],
  ['See <https://example.org/a>', 'See <a href="https://example.org/a">https://example.org/a</a>', 'See https://example.org/a'],
  [
    '<a href="https://example.org" target="_blank">x</a>',
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>',
    'x',
  ],
])('%j is drawn as %j', (text, html, plain) => {
  expect(drawn(text)).toBe(html);
  expect(plainText(html)).toBe(plain);
});

test('what looks like an element and is none is never html', () => {
  for (const text of ['<x-y onclick=1>', '<Custom/>', '<3 you', '<!doctype html>x', '<?php x ?>', '<<b', '<a:b onclick=1>', '<b\u0000>x'])
    if (isMarked(drawn(text))) expect(drawn(text)).not.toMatch(/onclick|php|doctype/);
});
