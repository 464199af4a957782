import { expect, test } from 'vitest';
import { isSlowPattern } from './slow-pattern.ts';

test.each([
  '(a+)+',
  '^([A-Z0-9]+)+$',
  '(a|a)*',
  '(\\d|[0-9])+',
  '((ab)*)*$',
  '(?:x+){10,}',
  '(.*a){12}x|(.*a){2,12}',
  '(?<name>\\w*)*',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
])('[SEC-30] %s is slow', (pattern) => expect(isSlowPattern(pattern)).toBe(true));

test.each([
  '^[A-Za-z0-9 ]{2,8}$',
  '^\\d{4}-\\d{2}$',
  '(\\d{3} )*',
  '(cat|dog)+',
  '^[(+)*]+$',
  '\\(a+\\)+',
  '^(GB)?[0-9]{9}([0-9]{3})?$',
  '[',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  '',
])('%s is not', (pattern) => expect(isSlowPattern(pattern)).toBe(false));
