import { escapePart } from '#schemas/shared/pointer';
import { screenWords, serverWords, type ServerWord } from '#schemas/tenant';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { textsOf } from '../values-at.ts';

/** Without these no claimant could sign in, or unlock a sign-in. */
const needed: Readonly<Partial<Record<string, string>>> = {
  'mail.codeText': '{code}',
  'mail.unlockText': '{link}',
} satisfies Partial<Record<ServerWord, string>>;

const placesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/**
 * Words of the server and of the portal's screens in the dictionary that lack the value they are sent for, or name a value that they do not
 * get (PAGE-18).
 */
export function wordValueFindings(tenant: TenantFiles): Finding[] {
  const dictionary = tenant.root('dictionary');
  const texts = (dictionary?.value as { texts?: Record<string, unknown> } | undefined)?.texts ?? {};
  const english: Readonly<Record<string, string>> = Object.assign({}, ...screenWords, serverWords);
  return Object.entries(english).flatMap(([word, inEnglish]) => {
    const [known, place] = [placesIn(inEnglish), needed[word]];
    return textsOf(Object.hasOwn(texts, word) ? texts[word] : undefined).flatMap(({ pointer, text }) => {
      const at = `/texts/${escapePart(word)}${pointer}`;
      const lacks = place !== undefined && text !== '' && !text.includes(place);
      const strange = placesIn(text).filter((name) => !known.includes(name));
      return dictionary
        ? [
            ...(lacks ? [dictionary.at(at, 'error', 'invalid-file', `${place} is missing: this message would be of no use.`)] : []),
            ...strange.map((name) =>
              dictionary.at(
                at,
                'warning',
                'invalid-file',
                `${name} is shown as written: ${known.join(', ') || 'nothing'} is filled in here.`,
              ),
            ),
          ]
        : [];
    });
  });
}
