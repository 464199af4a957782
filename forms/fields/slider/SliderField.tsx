import type { KeyboardEvent } from 'react';
import type { QuestionSliderModel, SurveyModel } from 'survey-core';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { Button, useLocale } from '#ui';
import { labelAt, withThumbAt } from './slider-values.ts';
import styles from './slider-field.module.css';

/**
 * One place on a scale, or a range by two sliders, one below the other: each is the browser's own, so it works by keyboard and on a phone.
 * Until one is moved nothing is answered, and it does not look answered.
 */
export function SliderField({ question }: { readonly question: QuestionSliderModel }) {
  useQuestion(question);
  const { text, language } = formContextOf(question.survey as SurveyModel);
  const locale = useLocale(language);
  const { renderedMin: min, renderedMax: max, step, sliderType, inputId: id } = question;
  const isRange = sliderType === 'range';
  const isEmpty = question.isEmpty();
  const places = isEmpty ? (isRange ? [min, max] : [min]) : [question.value as number | number[]].flat();
  const move = (thumb: number, place: number): void => {
    const moved = withThumbAt(places, { thumb, place, between: isRange ? question.renderedMinRangeLength : 0, min, max });
    question.value = isRange ? moved : moved[0];
    if (question.errors.length > 0) question.clearErrors();
  };
  const hint = `${id}-unanswered`;
  const described = [question.a11y_input_ariaDescribedBy, isEmpty && hint].filter(Boolean).join(' ') || undefined;
  const write = (place: number): string => labelAt(question, place, locale);
  return (
    <div className={styles.field} role="group" aria-labelledby={question.ariaTitleId} aria-describedby={described}>
      {places.map((place, thumb) => (
        <div key={thumb} className={styles.thumb}>
          {isRange && (
            <label id={`${id}-name-${thumb}`} htmlFor={idOf(id, thumb)}>
              {thumb === 0 ? text.sliderFrom : text.sliderTo}
            </label>
          )}
          <input
            type="range"
            id={idOf(id, thumb)}
            className={styles.input}
            data-unanswered={isEmpty || undefined}
            min={min}
            max={max}
            step={step}
            value={place}
            disabled={question.isReadOnly}
            aria-labelledby={[question.ariaTitleId, isRange && `${id}-name-${thumb}`].filter(Boolean).join(' ')}
            aria-describedby={described}
            aria-valuetext={isEmpty ? text.sliderUnanswered : write(place)}
            aria-invalid={question.errors.length > 0 || undefined}
            onChange={({ currentTarget }) => move(thumb, currentTarget.valueAsNumber)}
            // Pressed where it is: that is an answer, and no change.
            onClick={({ currentTarget }) => isEmpty && move(thumb, currentTarget.valueAsNumber)}
            onKeyUp={(event) => isEmpty && confirms(event) && move(thumb, event.currentTarget.valueAsNumber)}
          />
          <output className={styles.value} htmlFor={idOf(id, thumb)}>
            {isEmpty ? '–' : write(place)}
          </output>
        </div>
      ))}
      <div className={styles.ends} aria-hidden="true">
        <span>{write(min)}</span>
        <span>{write(max)}</span>
      </div>
      <div className={styles.state}>
        {isEmpty ? (
          <p id={hint}>{text.sliderUnanswered}</p>
        ) : (
          !question.isReadOnly && (
            <Button look="quiet" onClick={() => question.clearValue()}>
              {text.answerClear}
            </Button>
          )
        )}
      </div>
    </div>
  );
}

/** Keys by which a person moves a slider, or confirms where it is. */
const movingKeys = [' ', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const confirms = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => movingKeys.includes(key) && !altKey && !ctrlKey && !metaKey;

/** The first one is where an error leads to. */
const idOf = (id: string, thumb: number): string => (thumb === 0 ? id : `${id}-${thumb}`);
