import { expect, test } from 'vitest';
import { createChance } from '../../../tests/support/seed.ts';
import { isPlaceholder, leastBits, strengthOf } from './secret-strength.ts';

// Always the same draw: one secret in some thousands that chance makes does read as a word.
const chance = createChance(1);
const drawn = (length: number, signs: string): string =>
  Array.from({ length }, () => signs[Math.floor(chance() * signs.length)] ?? '').join('');

const digits = '0123456789';
const letters = 'abcdefghijklmnopqrstuvwxyz';

test.each([
  ['openssl rand -base64 32', 43, `${letters}${letters.toUpperCase()}${digits}+/`],
  ['openssl rand -hex 32', 64, `${digits}abcdef`],
  ['openssl rand -hex 16', 32, `${digits}abcdef`],
  ['a password manager', 32, `${letters}${letters.toUpperCase()}${digits}!#%+:=?@`],
])('[SEC-46] what %s makes is strong enough', (_, length, signs) => {
  for (let round = 0; round < 1000; round += 1) {
    const secret = drawn(length, signs);
    expect(strengthOf(secret), secret).toBeGreaterThanOrEqual(leastBits);
    expect(strengthOf(secret), secret).toBeLessThanOrEqual(length * Math.log2(signs.length));
  }
});

test.each([
  ['one sign', 'a'.repeat(64)],
  ['a part again and again', 'Zk3!pQ9x'.repeat(8)],
  ['a part again in the other case', 'Zk3!pQ9xzK3!Pq9XZK3!PQ9Xzk3!pq9x'],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['the alphabet backwards, then its capitals', 'zyxwvutsrqponmlkjihgfedcbaABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['keys side by side', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
  ['words', 'the-quick-brown-fox-jumps-over-the-lazy-dog'],
  ['words without spaces', 'correcthorsebatterystapleandanotherone'],
  ['words in capitals', 'OUR CLAIMANTS ARE THE REASON WE ARE HERE'],
  ['a name and a year', 'NorthgateClaimsPortalProduction2026!'],
  ['few signs', 'abbabaabbaababbabaababbaabbabaab'],
])('[SEC-46] %s can be guessed, however long', (_, secret) => {
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(strengthOf(secret)).toBeLessThan(leastBits);
});

test.each(['P4ssw0rd', 'ch4ng3-me', 'S3CR3T', 'letmein', 'example'])('[SEC-46] %s is a placeholder, spelled so or otherwise', (word) => {
  expect(isPlaceholder(`8fKq2Zr7Tn4Xw9Lc3Vb6${word}Hm1Jd5Gs0Pa`)).toBe(true);
});
