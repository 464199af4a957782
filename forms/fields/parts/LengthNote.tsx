import type { Question, SurveyModel } from 'survey-core';
import { numberFormat } from '#locale/dates-and-numbers/intl';
import { filled } from '#locale/messages/filled';
import { formContextOf } from '../../state/index.ts';
import { useLocale } from '#ui';
import styles from './length-note.module.css';

interface LengthNoteProps {
  readonly question: Question;
  readonly id: string;
  /** How much is written. */
  readonly length: number;
  /** How much is taken; null without a limit. */
  readonly max: number | null;
}

/**
 * The limit that a form states of a text, read with its field; near any limit how many characters are left, and how many are too many: nothing is cut off, and a text that is too long is refused
 * when the step is left. It is announced at a few lengths and not at every key.
 */
export function LengthNote({ question, id, length, max }: LengthNoteProps) {
  const { text, language } = formContextOf(question.survey as SurveyModel);
  const number = numberFormat(useLocale(language));
  if (max === null) return null;
  const left = max - length;
  // The portal's own limit of every text is met by hardly anyone.
  const isStated = Number(question['maxLength']) > 0;
  const near = nearOf(max);
  const words = (count: number): string =>
    filled(count < 0 ? text.charactersOver : text.charactersLeft, { count: number.format(Math.abs(count)) });
  const announced =
    left < 0 ? filled(text.textTooLong, { max: number.format(max) }) : [0, Math.ceil(near / 4), near].find((one) => left <= one);
  return (
    <>
      <span id={id} className={styles.note} data-over={left < 0 || undefined}>
        {left <= near
          ? words(left)
          : isStated && <span className="visually-hidden">{filled(text.charactersAllowed, { max: number.format(max) })}</span>}
      </span>
      <span className="visually-hidden" role="status">
        {typeof announced === 'number' ? words(announced) : announced}
      </span>
    </>
  );
}

/** From how many left on they are counted: a tenth of a long text, at least ten; of a short one half of it at most. */
const nearOf = (max: number): number => Math.min(Math.max(10, Math.ceil(max / 10)), 100, Math.floor(max / 2));
