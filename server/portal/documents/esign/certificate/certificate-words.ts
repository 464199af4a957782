import { serverTranslator, type Translate } from '../../../../platform/words/index.ts';
import type { Direction } from '../../text-layout/shape-line.ts';

const names = ['title', 'intro', 'document', 'name', 'account', 'at', 'reference', 'sha256', 'agreed'] as const;

/** Words and language of the certificate page; plain data, so that it can be handed to a worker. */
export interface CertificateSpeech {
  /** ISO 639-1, and how it is written. */
  readonly language: string;
  readonly direction: Direction;
  readonly words: Readonly<Record<(typeof names)[number] | 'lettersMissing', string>>;
}

interface Reader {
  readonly language: string;
  readonly dir: Direction;
  readonly translate: Translate;
}

/** The words `certificate.*` as the signer reads the signing page: the tenant's in that language, else English (PAGE-18). */
export const certificateSpeech = ({ language, dir, translate }: Reader): CertificateSpeech => ({
  language,
  direction: dir,
  words: {
    ...(Object.fromEntries(names.map((name) => [name, translate(`certificate.${name}`)])) as Record<(typeof names)[number], string>),
    lettersMissing: translate('pdf.lettersMissing'),
  },
});

/** For a trial copy that is thrown away: whether one can be made at all. */
export const plainSpeech: CertificateSpeech = certificateSpeech({
  language: 'en',
  dir: 'ltr',
  translate: serverTranslator(undefined, { language: 'en', languages: ['en'] }),
});
