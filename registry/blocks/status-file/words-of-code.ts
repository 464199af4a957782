import type { Given } from '#engine';
import type { texts } from './status-file.schema.ts';

type Text = Given<typeof texts>['text'];

/** The block's own words for a code of the server, such as `no-such-account`; undefined if it has none. Pure. */
export function wordsOfCode(text: Text, code: string): string | undefined {
  const key = code.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(text, key) ? text[key as keyof Text] : undefined;
}
