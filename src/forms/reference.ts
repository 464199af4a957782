const shape = /^[A-Za-z0-9._/-]{1,64}$/;

/** A reference number as it may be shown: letters, digits and . _ / - only; anything else is none. Pure. */
export const checkedReference = (given: string | null): string | null => (given !== null && shape.test(given) ? given : null);

/**
 * CNF-01: `{{Identifier}}` replaced by the reference as text, which keeps its order in every script; within a tag by the reference alone. It
 * holds no sign that html would read. Pure.
 */
export function withReference(html: string, reference: string): string {
  const shown = checkedReference(reference) ?? '';
  return html.replaceAll(/\{\{\s*Identifier\s*\}\}(?=([^<>]*>)?)/g, (_, restOfTag?: string) =>
    restOfTag === undefined && shown !== '' ? `<bdi dir="ltr">${shown}</bdi>` : shown,
  );
}
