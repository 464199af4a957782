import { useRef, useState } from 'react';
import { dateLimitsOf, dayInWords, dayOf, exampleDate, patternOf, readAnswer, writeDate } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { useQuestion } from '../parts/index.ts';
import { noteTypedText, reportTypedText, typedText } from '../../state/index.ts';
import { Button, Icon, useHydrated } from '#ui';
import styles from './datepicker-field.module.css';

/**
 * CTL-DATE: a date, typed in the order of the question's format, in words or as digits alone, or chosen in the browser's calendar. The day that was read is beside it
 * in words. What is no date stays as it was typed; a day whose year is of another calendar, as it seems, is an answer once the person has confirmed it.
 */
export function DatepickerField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const hydrated = useHydrated();
  const { settings } = question;
  const pattern = patternOf(settings);
  const unread = typedText(question);
  const [typed, setTyped] = useState(unread);
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const { min, max } = dateLimitsOf(settings);
  const [hint, day] = [`${question.inputId}-hint`, `${question.inputId}-day`];
  const take = (text: string): void => {
    const read = readAnswer(text, settings);
    const answer = read?.isFar === false ? read.answer : undefined;
    const [before, known] = [question.value as unknown, typedText(question)];
    const none = answer === undefined && text.trim() !== '' ? text : undefined;
    noteTypedText(question, none);
    question.value = answer;
    if (none !== known && question.value === before) reportTypedText(question);
    // Half a date is not wrong yet: an error goes once there is one, or nothing.
    if (read || none === undefined) question.clearErrors();
  };
  const far = unread === undefined ? undefined : readAnswer(unread, settings)?.answer;
  const confirm = (): void => {
    noteTypedText(question, undefined);
    question.value = far;
    question.clearErrors();
    setTyped(undefined);
    input.current?.focus();
  };
  const words = dayInWords(question.value ?? far, settings);
  return (
    <div className={styles.field}>
      <p className={styles.hint} id={hint}>
        {question.word('dateExample', { example: exampleDate(settings) })}
      </p>
      <div className={styles.line}>
        <input
          ref={input}
          type="text"
          id={question.inputId}
          className="sd-formbox__input sd-text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed ?? writeDate(question.value, pattern)}
          readOnly={question.isReadOnly}
          aria-labelledby={question.ariaTitleId}
          aria-describedby={[question.a11y_input_ariaDescribedBy, hint, day].filter(Boolean).join(' ')}
          aria-required={question.isRequired}
          aria-invalid={question.errors.length > 0 || undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            take(currentTarget.value);
          }}
          onBlur={() => setTyped(typedText(question))}
        />
        {(!hydrated || 'showPicker' in HTMLInputElement.prototype) && !question.isReadOnly && (
          <span className={styles.calendar}>
            <Button
              look="secondary"
              aria-label={labelled(question.processedTitle, question.word('chooseDate'), settings.language)}
              onClick={() => calendar.current?.showPicker()}
            >
              <Icon name="calendar" />
            </Button>
            <input
              ref={calendar}
              type="date"
              className={styles.native}
              tabIndex={-1}
              aria-hidden
              {...(min ? { min } : {})}
              {...(max ? { max } : {})}
              value={dayOf(question.value) ?? ''}
              onChange={({ currentTarget }) => {
                const text = writeDate(currentTarget.value, pattern);
                take(text);
                setTyped(typedText(question));
              }}
            />
          </span>
        )}
        <span id={day} className={styles.day} role="status">
          {words && far === undefined ? words : far && question.word('dateFarYear', { date: words, example: exampleDate(settings) })}
        </span>
      </div>
      {far !== undefined && !question.isReadOnly && (
        <div>
          <Button look="secondary" onClick={confirm}>
            {question.word('dateYearRight', { date: words })}
          </Button>
        </div>
      )}
    </div>
  );
}
