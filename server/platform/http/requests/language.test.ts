import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

const speaks = (...codes: string[]) => ({ languages: codes.map((iso2Code) => ({ iso2Code, englishName: iso2Code, ownName: iso2Code })) });
const browser = (accepts: string, language?: string) => ({ headers: { 'accept-language': accepts }, cookies: { language } });

test('without a stored language it is English, else the first of the tenant, whatever the browser prefers', () => {
  expect(languageOf(browser('cy'), speaks('cy', 'en'))).toBe('en');
  expect(languageOf(browser(''), speaks('cy', 'ar'))).toBe('cy');
});

test.each([
  ['cy', 'cy'],
  ['cy-GB, en;q=0.9', 'cy'],
  ['en-GB;q=0.8, AR-eg;q=0.9', 'ar'],
  ['fr, de;q=0.5, cy;q=0.1', 'cy'],
  ['cy;q=0, *', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  ['cyx, <b>, ;q=1,,', 'en'],
])('a tenant that wants it follows the browser: %j → %s', (accepts, language) => {
  const tenant = { ...speaks('en', 'cy', 'ar'), languageByBrowser: true };
  expect(languageOf(browser(accepts), tenant)).toBe(language);
  expect(languageOf(browser(accepts, 'ar'), tenant)).toBe('ar');
});
