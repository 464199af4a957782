import type { QuestionRatingModel, RatingItemValue, SurveyModel } from 'survey-core';
import { SurveyElementBase } from 'survey-react-ui';
import { filled } from '#locale/messages/filled';
import { formContextOf } from '../../state/index.ts';
import styles from './drawn-rate.module.css';

interface DrawnRateProps {
  readonly question: QuestionRatingModel;
  readonly item: RatingItemValue;
  readonly index: number;
  readonly kind: 'star' | 'face';
  readonly handleOnClick: (event: unknown) => void;
}

/** One rate as a star or a face: a radio button with its number, or its text, as the name. */
export function DrawnRate({ question, item, index, kind, handleOnClick }: DrawnRateProps) {
  const { text } = formContextOf(question.survey as SurveyModel);
  const rates = question.visibleRateValues;
  const chosen = rates.findIndex(({ value }) => value === question.value);
  const hasText = item.textOrHtml !== String(item.value);
  const mood = rates.length < 2 ? 1 : index / (rates.length - 1);
  return (
    <label
      className={styles.rate}
      data-kind={kind}
      data-on={kind === 'star' ? index <= chosen || undefined : index === chosen || undefined}
    >
      <input
        type="radio"
        className={styles.input}
        name={question.questionName}
        id={question.getInputId(index)}
        value={String(item.value)}
        disabled={question.isDisabledAttr}
        checked={index === chosen}
        onClick={handleOnClick}
        onChange={() => undefined}
      />
      <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
        {kind === 'star' ? (
          <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z" />
        ) : (
          <>
            <circle cx="12" cy="12" r="9" />
            <path d={`M8.5 9.2v.6M15.5 9.2v.6M8 ${17 - 2 * mood}Q12 ${13 + 6 * mood} 16 ${17 - 2 * mood}`} />
          </>
        )}
      </svg>
      <span className={hasText ? styles.text : 'visually-hidden'}>
        {hasText ? SurveyElementBase.renderLocString(item.locText) : filled(text.ratingOf, { rate: index + 1, rates: rates.length })}
      </span>
    </label>
  );
}
