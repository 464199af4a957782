import type { BlockEnvironment } from '#engine';
import type { GiveBackRefusal, ListingDetailsView } from '#schemas/api';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { Button, useFormats } from '#ui';
import type { texts } from './account-details.schema.ts';
import styles from './account-details.module.css';

type Form = ListingDetailsView['forms'][number];

interface CorrectionAskedProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly correction: NonNullable<Form['correction']>;
}

/** GBK-02: what the claimant reads, and who asked for it. */
export function CorrectionAsked({
  correction: { reason, language: reasonLanguage, by, givenBackAt, isChanged, isFormGone },
  text,
  language,
}: CorrectionAskedProps) {
  const formats = useFormats(language);
  return (
    <span className={styles.correction}>
      <span className={styles.note} dir="auto" lang={reasonLanguage}>
        {reason}
      </span>
      <small className={styles.by}>
        {by !== undefined && filled(text.correctionBy, { name: isolated(by), time: formats.dateTime(givenBackAt) })}
      </small>
      {isChanged && <small className={styles.by}>{isFormGone ? text.correctionGone : text.correctionBegun}</small>}
    </span>
  );
}

interface CorrectionActsProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly form: Form;
  /** Distinguishes submissions of one form. */
  readonly title: string;
  /** Asks to give it back, or to withdraw that. */
  readonly ask: (form: Form) => void;
}

/** GBK-01, GBK-03: the button that gives a sent form back, or withdraws that while nothing was changed; or why there is none (GBK-04). */
export function CorrectionActs({ form, title, text, language, ask }: CorrectionActsProps) {
  const { correction, giveBack } = form;
  if (correction)
    return correction.isChanged && !correction.isFormGone ? null : (
      <Button look="quiet" aria-label={labelled(text.withdrawRequest, title, language)} onClick={() => ask(form)}>
        {text.withdrawRequest}
      </Button>
    );
  if (giveBack === undefined || form.status !== 'Done') return null;
  return giveBack === 'offered' ? (
    <Button look="quiet" aria-label={labelled(text.giveBack, title, language)} onClick={() => ask(form)}>
      {text.giveBack}
    </Button>
  ) : (
    <span>{text[giveBackWords[giveBack]]}</span>
  );
}

/** GBK-04: keys of the words of each refusal. */
export const giveBackWords = {
  'has-documents': 'giveBackDocuments',
  'form-closed': 'giveBackNotOpen',
  'inactive-account': 'giveBackNotOpen',
  'additional-form': 'giveBackAdditional',
  'given-back': 'giveBackMeanwhile',
  'not-sent': 'giveBackMeanwhile',
  registration: 'giveBackRegistration',
} as const satisfies Record<GiveBackRefusal, keyof typeof texts>;

/** Pure. */
export const isGiveBackRefusal = (code: string): code is GiveBackRefusal => Object.hasOwn(giveBackWords, code);

interface VersionsSentProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly versions: NonNullable<Form['versions']>;
}

/** GBK-06: the ways to what was sent before. */
export function VersionsSent({ versions, text, language }: VersionsSentProps) {
  const formats = useFormats(language);
  return versions.map(({ sentAt, href }) => (
    <a key={href} href={href}>
      {filled(text.versionOf, { date: formats.date(sentAt) })}
    </a>
  ));
}
