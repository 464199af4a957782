const key = 'portico.reference';
const shape = /^[A-Za-z0-9._/-]{1,64}$/;

/** A reference number as it may be shown: letters, digits and . _ / - only; anything else is none (SECURITY 1C row 24). Pure. */
export const checkedReference = (given: string | null): string | null => (given !== null && shape.test(given) ? given : null);

/** CNF-01: the reference of the address; without one, that which this device keeps. Checked both ways; empty where there is none. */
export function referenceOf(url: URL): string {
  const given = checkedReference(url.searchParams.get('referenceNumber'));
  try {
    return given ?? checkedReference(localStorage.getItem(key)) ?? '';
  } catch {
    return given ?? '';
  }
}

/** CNF-01: keeps a reference on this device. */
export function keepReference(reference: string): void {
  try {
    if (reference !== '') localStorage.setItem(key, reference);
  } catch {
    // A closed storage keeps nothing.
  }
}

/** CNF-01: `{{Identifier}}` replaced by the reference as text. The reference holds no sign that html would read. Pure. */
export const withReference = (html: string, reference: string): string =>
  html.replaceAll(/\{\{\s*Identifier\s*\}\}/g, checkedReference(reference) ?? '');
