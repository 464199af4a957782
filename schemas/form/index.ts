/** What no form definition may hold, for whoever draws one and whoever checks one. Pure; no TypeBox value. */

/** survey-core 3.0.0 throws on, or is polluted by, questions and keys of these names (SECURITY 0.4). */
export const refusedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']);

/** Whether `choicesByUrl` of a question asks this portal: parsed, as a browser drops tabs and line feeds: `/<tab>/elsewhere` is another host. */
export function isOwnAddress(source: unknown): boolean {
  const url = typeof source === 'object' && source !== null ? (source as { url?: unknown }).url : undefined;
  const base = 'https://portal.invalid';
  return typeof url === 'string' && url.startsWith('/') && URL.canParse(url, base) && new URL(url, base).origin === base;
}
