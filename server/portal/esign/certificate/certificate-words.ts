import { wordsOf } from '../../../words-of.ts';
import type { Look } from '../page/look.ts';

const names = ['title', 'intro', 'document', 'name', 'account', 'at', 'reference', 'sha256', 'agreed'] as const;

/** How the certificate page speaks; plain data, so that it can be handed to a worker. */
export interface CertificateSpeech {
  /** ISO 639-1, and how it is written. */
  readonly language: string;
  readonly direction: Look['dir'];
  readonly words: Readonly<Record<(typeof names)[number], string>>;
}

/** The words `certificate.*` as the signer reads the signing page: the tenant's in that language, else English (PAGE-18). */
export const certificateSpeech = ({ language, dir, say }: Pick<Look, 'language' | 'dir' | 'say'>): CertificateSpeech => ({
  language,
  direction: dir,
  words: Object.fromEntries(names.map((name) => [name, say(`certificate.${name}`)])) as CertificateSpeech['words'],
});

/** For a copy that nobody reads: whether one can be made at all. */
export const plainSpeech: CertificateSpeech = certificateSpeech({
  language: 'en',
  dir: 'ltr',
  say: wordsOf(undefined, { language: 'en', languages: ['en'] }),
});
