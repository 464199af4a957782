/** The block's own words for a code of the server, such as `no-such-account`; undefined if it has none. Pure. */
export function wordsOfCode(text: Readonly<Record<string, string>>, code: string): string | undefined {
  const key = code.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(text, key) ? text[key] : undefined;
}
