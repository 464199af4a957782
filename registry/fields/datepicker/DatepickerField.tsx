import { useRef, useState } from 'react';
import { dateLimitsOf, dayOf, patternOf, readDate, unreadDateFault, writeDate } from '#schemas/form';
import type { FieldQuestion } from '#schemas/form/model';
import { labelled } from '#schemas/dates-and-numbers/labelled';
import { useQuestion } from '../../field-parts/index.ts';
import { Button, Icon, useHydrated } from '../../ui/index.ts';
import { setUnreadText, unreadText, useUnreadText } from './use-unread-text.ts';
import styles from './datepicker-field.module.css';

const exampleDay = '2015-03-27';

/** CTL-DATE: a date, typed in the order of the question's format or chosen in the browser's calendar. What is no date stays as it was typed. */
export function DatepickerField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const hydrated = useHydrated();
  const pattern = patternOf(question.settings);
  const example = writeDate(exampleDay, pattern);
  useUnreadText(question, (text) => question.word(unreadDateFault(text, pattern), { example }));
  const [typed, setTyped] = useState(() => unreadText(question));
  const calendar = useRef<HTMLInputElement>(null);
  const { min, max } = dateLimitsOf(question.settings);
  const hint = `${question.inputId}-hint`;
  const take = (text: string): void => {
    const read = readDate(text, pattern);
    setUnreadText(question, read === undefined && text.trim() !== '' ? text : undefined);
    question.value = read;
    // Half a date is not wrong yet: an error goes once there is one, or nothing.
    if (read !== undefined || text.trim() === '') question.clearErrors();
  };
  return (
    <div className={styles.field}>
      <p className={styles.hint} id={hint}>
        {question.word('dateExample', { example })}
      </p>
      <div className={styles.line}>
        <input
          type="text"
          id={question.inputId}
          className="sd-formbox__input sd-text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed ?? writeDate(question.value, pattern)}
          readOnly={question.isReadOnly}
          aria-labelledby={question.ariaTitleId}
          aria-describedby={[question.a11y_input_ariaDescribedBy, hint].filter(Boolean).join(' ')}
          aria-required={question.isRequired}
          aria-invalid={question.errors.length > 0 || undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            take(currentTarget.value);
          }}
          onBlur={() => setTyped(unreadText(question))}
        />
        {(!hydrated || 'showPicker' in HTMLInputElement.prototype) && !question.isReadOnly && (
          <span className={styles.calendar}>
            <Button
              look="secondary"
              aria-label={labelled(question.processedTitle, question.word('chooseDate'), question.settings.language)}
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
                setTyped(undefined);
                take(writeDate(currentTarget.value, pattern));
              }}
            />
          </span>
        )}
      </div>
    </div>
  );
}
