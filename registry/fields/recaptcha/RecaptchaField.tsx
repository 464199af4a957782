import { useEffect, useRef, useState } from 'react';
import type { SurveyModel } from 'survey-core';
import { recaptchaAnswer } from '#schemas/form';
import type { FieldQuestion } from '#schemas/form/model';
import { useQuestion } from '../../field-parts/index.ts';
import { formContextOf } from '../../form-state/index.ts';
import { Button } from '../../ui/index.ts';
import { loadRecaptcha } from './load-recaptcha.ts';
import styles from './recaptcha-field.module.css';

/** CTL-CAP: Google's tick box. Its script comes when the question is shown, and the token goes when it is too old. */
export function RecaptchaField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
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
  useEffect(() => {
    let gone = false;
    const box = place.current?.appendChild(document.createElement('div'));
    const answer = (token: string | undefined): void => {
      if (gone) return;
      question.value = token === undefined ? undefined : recaptchaAnswer(token);
      if (token !== undefined) question.clearErrors();
    };
    // A token lasts two minutes and counts once: one of an earlier page is worth nothing.
    if (!question.isEmpty()) {
      const reported = question.errors.map((error) => error.getText());
      answer(undefined);
      question.clearErrors();
      for (const message of reported) question.addError(message);
    }
    loadRecaptcha(language).then(
      (recaptcha) => {
        if (gone || !box) return;
        recaptcha.render(box, {
          sitekey,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          // The full one is 304 px wide.
          size: box.clientWidth < 304 ? 'compact' : 'normal',
          callback: answer,
          'expired-callback': () => answer(undefined),
          'error-callback': () => answer(undefined),
        });
        setState('ready');
      },
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
      box?.remove();
    };
  }, [question, sitekey, language, tries]);
  return (
    <div
      id={question.inputId}
      tabIndex={-1}
      className={styles.field}
      role="group"
      aria-labelledby={question.ariaTitleId}
      aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
    >
      {state === 'loading' && <p role="status">{question.word('recaptchaLoading')}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{question.word('recaptchaFailed')}</p>
          <Button
            look="secondary"
            onClick={() => {
              setState('loading');
              setTries(tries + 1);
            }}
          >
            {question.word('recaptchaAgain')}
          </Button>
        </div>
      )}
      <div ref={place} />
    </div>
  );
}
