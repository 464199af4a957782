import { useEffect, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import { recaptchaAnswer } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { RecaptchaBox } from '#ui/person-check';

/** CTL-CAP: Google's tick box, whose token goes when it is too old. */
export function RecaptchaField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const [tries, setTries] = useState(0);
  const { language } = formContextOf(question.survey as SurveyModel);
  const sitekey = String(question.settings.property('sitekey') ?? '');
  // Refused by the server: its token is used up.
  const isUsed = !question.isEmpty() && question.errors.length > 0;
  const [wasUsed, setWasUsed] = useState(false);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setTries(tries + 1);
  }
  // A token lasts two minutes and counts once: one of an earlier page is worth nothing.
  useEffect(() => {
    if (question.isEmpty()) return;
    const reported = question.errors.map((error) => error.getText());
    question.value = undefined;
    question.clearErrors();
    for (const message of reported) question.addError(message);
  }, [question, sitekey, language, tries]);
  return (
    <div
      id={question.inputId}
      tabIndex={-1}
      role="group"
      aria-labelledby={question.ariaTitleId}
      aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
    >
      <RecaptchaBox
        key={`${question.id} ${tries}`}
        sitekey={sitekey}
        language={language}
        words={{
          loading: question.word('recaptchaLoading'),
          failed: question.word('recaptchaFailed'),
          again: question.word('recaptchaAgain'),
        }}
        onToken={(token) => {
          question.value = token === undefined ? undefined : recaptchaAnswer(token);
          if (token !== undefined) question.clearErrors();
        }}
      />
    </div>
  );
}
