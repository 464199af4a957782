import { seenLine } from '#schemas/values/hidden-signs';
import type { PlainServerWord } from '#schemas/tenant';

/** What came with the form. */
export interface SignatureForm {
  readonly declines: boolean;
  /** As the certificate will show it. */
  readonly name: string;
  readonly agrees: boolean;
  /** In the order of the page; none for a person who declines. */
  readonly faults: readonly { readonly field: 'name' | 'agree'; readonly word: PlainServerWord }[];
}

/** Reads the fields `answer`, `name` and `agree`. A name is one line with a letter in it, and holds no sign that is not seen. Pure. */
export function readSignatureForm(fields: Readonly<Record<string, string>>): SignatureForm {
  const name = seenLine(fields['name'] ?? '')
    .slice(0, 200)
    .toWellFormed();
  const agrees = fields['agree'] === 'yes';
  const declines = fields['answer'] === 'decline';
  const missing = [
    ...(/\p{L}/u.test(name) ? [] : [{ field: 'name', word: 'sign.nameMissing' } as const]),
    ...(agrees ? [] : [{ field: 'agree', word: 'sign.agreeMissing' } as const]),
  ];
  return { declines, name, agrees, faults: declines ? [] : missing };
}
