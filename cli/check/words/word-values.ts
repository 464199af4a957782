import { escapePart } from '#schemas/shared/pointer';
import { screenWords, serverWords, type ServerWord } from '#schemas/tenant';
import { isCounted, readForm } from '#locale/plurals/plural-forms';
import type { Finding } from '../finding.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { textsOf } from '../values-at.ts';
import { placesIn } from './places-in.ts';
import { pluralFindings } from './plural-findings.ts';

/** Without these no claimant could sign in, or unlock a sign-in. */
const needed: Readonly<Partial<Record<string, string>>> = {
  'mail.codeText': '{code}',
  'mail.unlockText': '{link}',
} satisfies Partial<Record<ServerWord, string>>;

/**
 * Words of blocks, of the portal's screens and of the server in the dictionary that lack a value which they have in another language, or name a value
 * that they do not get (PAGE-18).
 */
export function wordValueFindings(tenant: TenantFiles, published: Published): Finding[] {
  const dictionary = tenant.root('dictionary');
  const texts = (dictionary?.value as { texts?: Record<string, unknown> } | undefined)?.texts ?? {};
  const english: Readonly<Record<string, string>> = Object.assign(
    Object.fromEntries(
      published.types.flatMap((type) => Object.entries(published.textsOfType(type)).map(([key, text]) => [`${type}.${key}`, text])),
    ),
    ...screenWords,
    serverWords,
  );
  if (!dictionary) return [];
  const words = Object.entries(english).filter(([word]) => !isCounted(english, readForm(word)?.word ?? ''));
  const ofWords = words.flatMap(([word, inEnglish]) => {
    const [known, place] = [placesIn(inEnglish), needed[word]];
    const own = textsOf(Object.hasOwn(texts, word) ? texts[word] : undefined).filter(({ text }) => text !== '');
    const shown = known.filter((name) => name !== place && own.some(({ text }) => text.includes(name)));
    return own.flatMap(({ pointer, text }) => {
      const report = (severity: 'error' | 'warning', message: string) =>
        dictionary.at(`/texts/${escapePart(word)}${pointer}`, severity, 'invalid-file', message);
      const strange = placesIn(text).filter((name) => !known.includes(name));
      const left = shown.filter((name) => !text.includes(name));
      return [
        ...(place && !text.includes(place) ? [report('error', `${place} is missing: this message would be of no use.`)] : []),
        ...strange.map((name) => report('warning', `${name} is shown as written: ${known.join(', ') || 'nothing'} is filled in here.`)),
        ...left.map((name) => report('warning', `${name} is in another language of this word, and missing in this one.`)),
      ];
    });
  });
  return [...ofWords, ...pluralFindings(tenant, english)];
}
