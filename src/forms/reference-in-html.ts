import { plainText } from '#forms/definition';
const shape = /^[A-Za-z0-9._/-]{1,64}$/;

/** A reference number as it may be shown: letters, digits and . _ / - only; anything else is none. Pure. */
export const checkedReference = (given: string | null): string | null => (given !== null && shape.test(given) ? given : null);

/**
 * The html of a confirmation up to the end of the paragraph that has the reference, and the rest of it: where the heading and the paragraphs before
 * are not within anything; all of it before, anywhere else. Pure.
 */
export function splitAfterReference(html: string): readonly [string, string] {
  const paragraph = '\\s*<p(?:\\s[^>]*)?>(?:(?!</p>)[^])*?';
  const before = new RegExp(
    `^\\s*(?:<h1(?:\\s[^>]*)?>(?:(?!</h1>)[^])*</h1>)?(?:${paragraph}</p>)*?${paragraph}\\{\\{\\s*Identifier\\s*\\}\\}(?:(?!</p>)[^])*</p>`,
  );
  const end = before.exec(html)?.[0].length ?? html.length;
  return [html.slice(0, end), html.slice(end)];
}

/**
 * CNF-01: `{{Identifier}}` replaced by the reference as text, which keeps its order in every script; within a tag by the reference alone. It
 * holds no sign that html would read. Pure.
 */
export function withReference(html: string, reference: string): string {
  const shown = checkedReference(reference) ?? '';
  return html.replaceAll(/\{\{\s*Identifier\s*\}\}(?=([^<>]*>)?)/g, (_, restOfTag?: string) =>
    restOfTag === undefined && shown !== '' ? `<bdi dir="ltr" translate="no" class="unbroken">${shown}</bdi>` : shown,
  );
}

const printButton = /<button\b[^>]*\b(?:name|id)="ButtonPrint"[^>]*>((?:(?!<\/button>)[^])*)<\/button>/i;

/** A confirmation without its button that prints, and the words of that, where it has one (CNF-01). Pure. */
export function withoutPrintButton(html: string): { readonly html: string; readonly words?: string } {
  const [button, words] = printButton.exec(html) ?? [];
  if (button === undefined || words === undefined) return { html };
  const around = html.replace(button, '').replace(/<p(?:\s[^>]*)?>\s*<\/p>/, '');
  return { html: around, words: plainText(words).trim() };
}
