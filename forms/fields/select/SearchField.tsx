import { useState } from 'react';
import type { ItemValue, QuestionDropdownModel, SurveyModel } from 'survey-core';
import { filled } from '#locale/messages/filled';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { Combobox } from '#ui';
import { choiceMeant, findChoices } from './find-choices.ts';
import styles from './search-field.module.css';

/** One of many choices, found by typing. What is typed and is no choice stays, is no answer, and has a message. */
export function SearchField({ question }: { readonly question: QuestionDropdownModel }) {
  useQuestion(question);
  const { text } = formContextOf(question.survey as SurveyModel);
  const choices = question.visibleChoices as readonly ItemValue[];
  const [isUnlisted, setUnlisted] = useState(false);
  /** The answer that the field shows; another one comes from elsewhere, and the field is made anew. */
  const [shown, setShown] = useState<{ readonly answer: unknown; readonly edition: number }>({ answer: question.value, edition: 0 });
  if (!isSame(shown.answer, question.value)) setShown({ answer: question.value, edition: shown.edition + 1 });
  const options = (found: readonly ItemValue[]) =>
    found.map((item) => ({ key: String(item.value), label: item.textOrHtml, value: item.textOrHtml }));
  const take = (typed: string): void => {
    const item = choiceMeant(choices, typed);
    const answer = item?.value as unknown;
    setUnlisted(!item && typed.trim() !== '');
    if (isSame(answer, question.value)) return;
    setShown(({ edition }) => ({ answer, edition }));
    question.value = answer;
    if (question.errors.length > 0 && item) question.clearErrors();
  };
  return (
    <div className={styles.field}>
      <Combobox
        key={shown.edition}
        id={question.inputId}
        label={question.processedTitle}
        defaultValue={choices.find(({ value }) => isSame(value, question.value))?.textOrHtml ?? ''}
        autoComplete="off"
        aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
        aria-invalid={question.errors.length > 0 || undefined}
        aria-required={question.isRequired || undefined}
        find={(typed) => options(findChoices(choices, typed))}
        meant={(typed) => {
          const item = choiceMeant(choices, typed);
          return item && options([item])[0];
        }}
        words={{ count: (count) => filled(text.choicesFound, { count }), none: text.choicesNoneFit }}
        onSettled={take}
      />
      {isUnlisted && (
        <p className={styles.unlisted} role="alert">
          {text.choiceNotListed}
        </p>
      )}
    </div>
  );
}

const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '') || String(one) === String(other);
