import { expect, test } from 'vitest';
import { findBrowser } from '../../tests/browsers/find-browsers.ts';

test.each([
  ['firefox', /^not found: .*\bfirefox-esr\b.* apt-get install firefox-esr$/],
  ['webkit', /^not found: WebKitWebDriver, Xvfb\b.* apt-get install webkit2gtk-driver xvfb$/],
] as const)('where %s is not on the machine, what was not found is named with what installs it', (name, sentence) => {
  expect(findBrowser(name, '').missing).toMatch(sentence);
});
