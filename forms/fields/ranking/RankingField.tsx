import { useLayoutEffect, useRef, useState } from 'react';
import type { ItemValue, QuestionRankingModel, SurveyModel } from 'survey-core';
import { SurveyElementBase } from 'survey-react-ui';
import { filled } from '#locale/messages/filled';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { Button } from '#ui';
import { movedTo } from './moved-to.ts';
import styles from './ranking-field.module.css';

/** Choices in an order: each is moved by buttons, which a finger, a mouse and a keyboard all press. */
export function RankingField({ question }: { readonly question: QuestionRankingModel }) {
  useQuestion(question);
  const { text } = formContextOf(question.survey as SurveyModel);
  const list = useRef<HTMLDivElement>(null);
  /** The button to keep in focus, and what is announced. */
  const [moved, setMoved] = useState<{ readonly focus: string; readonly news: string }>();
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-button="${CSS.escape(moved.focus)}"]`)?.focus();
  }, [moved]);

  const { isReadOnly, selectToRankEnabled: picks } = question;
  const all = question.visibleChoices as readonly ItemValue[];
  const stored = (question.isEmpty() ? [] : question.value) as readonly unknown[];
  const ranked = stored.flatMap((value) => all.find((item) => item.value === value) ?? []);
  const isAnswered = ranked.length > 0;
  const shown = isAnswered || picks ? ranked : all;
  const rest = picks ? all.filter((item) => !ranked.includes(item)) : [];
  const isFull = question.maxSelectedChoices > 0 && ranked.length >= question.maxSelectedChoices;

  const take = (order: readonly ItemValue[], focus: string, item?: ItemValue): void => {
    question.value = order.length > 0 ? order.map(({ value }) => value as unknown) : undefined;
    if (question.errors.length > 0) question.clearErrors();
    const place = item ? order.indexOf(item) + 1 : 0;
    const news = item && place > 0 ? filled(text.rankPlace, { choice: item.textOrHtml, place, places: order.length }) : '';
    setMoved({ focus, news });
  };
  const button = (kind: 'up' | 'down' | 'add' | 'remove', item: ItemValue, unavailable: boolean, press: () => void) => {
    const words = { up: text.rankUp, down: text.rankDown, add: text.rankAdd, remove: text.rankRemove };
    return (
      <Button
        look="secondary"
        data-button={`${kind} ${item.value}`}
        aria-label={filled(words[kind], { choice: item.textOrHtml })}
        unavailable={unavailable}
        onClick={press}
      >
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs[kind]} />
        </svg>
      </Button>
    );
  };

  return (
    <div
      ref={list}
      className={styles.field}
      role="group"
      id={question.inputId}
      tabIndex={-1}
      aria-labelledby={question.ariaTitleId}
      aria-describedby={question.a11y_input_ariaDescribedBy ?? undefined}
    >
      {shown.length > 0 && (
        <ol className={styles.list} role="list">
          {shown.map((item, index) => (
            <li key={String(item.value)} className={styles.item} data-unanswered={!isAnswered || undefined}>
              <span className={styles.place}>{isAnswered ? index + 1 : '–'}</span>
              <span className={styles.name}>{SurveyElementBase.renderLocString(item.locText)}</span>
              {!isReadOnly && (
                <span className={styles.buttons}>
                  {button('up', item, index === 0, () => take(movedTo(shown, index, index - 1), `up ${item.value}`, item))}
                  {button('down', item, index === shown.length - 1, () =>
                    take(movedTo(shown, index, index + 1), `down ${item.value}`, item),
                  )}
                  {picks &&
                    button('remove', item, false, () =>
                      take(
                        shown.filter((one) => one !== item),
                        `add ${item.value}`,
                      ),
                    )}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {rest.length > 0 && (
        <>
          <p className={styles.rest}>{text.rankRest}</p>
          <ul className={styles.list} role="list">
            {rest.map((item) => (
              <li key={String(item.value)} className={styles.item} data-unanswered>
                <span className={styles.name}>{SurveyElementBase.renderLocString(item.locText)}</span>
                {!isReadOnly && (
                  <span className={styles.buttons}>
                    {button('add', item, isFull, () => take([...shown, item], `remove ${item.value}`, item))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isAnswered && !picks && !isReadOnly && (
        <div className={styles.state}>
          <p>{text.rankUnanswered}</p>
          <Button look="secondary" onClick={() => take(shown, `down ${shown[0]?.value}`)}>
            {text.rankKeep}
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {moved?.news}
      </p>
    </div>
  );
}

const signs = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  add: 'M12 5v14M5 12h14',
  remove: 'M6 6l12 12M18 6L6 18',
} as const;
