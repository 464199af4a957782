import { useRef, useState } from 'react';
import { type FieldWords, type Signed } from '../../model/definition/index.ts';
import type { Question } from 'survey-core';
import { Button } from '#ui';
import { DrawingSheet } from './DrawingSheet.tsx';
import { isCanvasReadable, pictureOfName, pictureOfStrokes } from './ink.ts';
import type { Stroke } from './stroke.ts';
import styles from './signature-field.module.css';

type SignatureWord = keyof Pick<
  FieldWords,
  | 'signatureWay'
  | 'signatureDraw'
  | 'signatureType'
  | 'signatureSheet'
  | 'signatureName'
  | 'signatureNameHint'
  | 'signatureUnreadable'
  | 'signatureUndo'
  | 'signatureClear'
  | 'signatureCleared'
  | 'signatureDone'
>;

interface SignatureControlProps {
  readonly question: Question;
  readonly now: Signed | undefined;
  readonly onSign: (signed: Signed | undefined) => void;
  readonly word: (key: SignatureWord) => string;
}

/** A signature, drawn, or typed by those who cannot draw or prefer a keyboard. */
export function SignatureControl({ question, now, onSign, word }: SignatureControlProps) {
  const [typing, setTyping] = useState(now?.typedName !== undefined);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  /** What was there before the first line was drawn. */
  const before = useRef<Signed>(undefined);
  /** The signature of the way that is not chosen now: a touch by mistake takes nothing away. */
  const other = useRef<{ readonly signed?: Signed | undefined; readonly strokes: readonly Stroke[]; readonly before?: Signed | undefined }>(
    { strokes: [] },
  );
  const [cleared, setCleared] = useState(false);
  const id = question.inputId;
  const sign = (signed: Signed | undefined): void => {
    onSign(signed);
    if (signed) question.clearErrors();
    setCleared(!signed);
  };
  const draw = (next: readonly Stroke[]): void => {
    if (strokes.length === 0) before.current = now;
    setStrokes(next);
    sign(next.length > 0 ? { signature: pictureOfStrokes(next) } : before.current);
  };
  const clear = (): void => {
    before.current = undefined;
    other.current = { strokes: [] };
    setStrokes([]);
    sign(undefined);
  };
  /** Each way has its own signature, which is there again when the way is. */
  const choose = (isTyping: boolean): void => {
    if (isTyping === typing) return;
    const chosen = other.current;
    other.current = { signed: now, strokes, before: before.current };
    before.current = chosen.before;
    setTyping(isTyping);
    setStrokes(chosen.strokes);
    sign(chosen.signed);
    setCleared(false);
  };
  const described = [question.a11y_input_ariaDescribedBy, `${id}-state`].filter(Boolean).join(' ');
  const way = (isTyping: boolean, key: SignatureWord) => (
    <label className={styles.way}>
      <input
        type="radio"
        id={isTyping ? `${id}-type` : id}
        name={`${id}-way`}
        checked={typing === isTyping}
        disabled={question.isReadOnly}
        aria-describedby={described}
        onChange={() => choose(isTyping)}
      />
      {word(key)}
    </label>
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{word('signatureWay')}</legend>
      <div className={styles.ways}>
        {way(false, 'signatureDraw')}
        {way(true, 'signatureType')}
      </div>
      {typing && !now && !question.isReadOnly && !isCanvasReadable() ? (
        <p className={styles.hint} role="alert">
          {word('signatureUnreadable')}
        </p>
      ) : typing ? (
        <div className={styles.name}>
          <label htmlFor={`${id}-name`}>{word('signatureName')}</label>
          <input
            type="text"
            id={`${id}-name`}
            className="sd-formbox__input sd-text"
            autoComplete="name"
            readOnly={question.isReadOnly}
            aria-describedby={question.isReadOnly ? undefined : `${id}-hint`}
            value={now?.typedName ?? ''}
            onChange={({ currentTarget: { value } }) =>
              sign(value.trim() === '' ? undefined : { signature: pictureOfName(value.trim()), typedName: value })
            }
          />
          {!question.isReadOnly && (
            <p className={styles.hint} id={`${id}-hint`}>
              {word('signatureNameHint')}
            </p>
          )}
          {now && <img className={styles.typed} data-scheme="light" src={now.signature} alt="" />}
        </div>
      ) : (
        <DrawingSheet
          label={question.isReadOnly ? question.processedTitle : word('signatureSheet')}
          strokes={strokes}
          picture={now?.signature}
          locked={question.isReadOnly}
          onStroke={(stroke) => draw([...strokes, stroke])}
        />
      )}
      {!typing && !question.isReadOnly && <p className={styles.hint}>{word('signatureSheet')}</p>}
      {!question.isReadOnly && (
        <div className={styles.ways}>
          {!typing && (
            <Button look="secondary" unavailable={strokes.length === 0} onClick={() => draw(strokes.slice(0, -1))}>
              {word('signatureUndo')}
            </Button>
          )}
          <Button look="secondary" unavailable={now === undefined} onClick={clear}>
            {word('signatureClear')}
          </Button>
        </div>
      )}
      <p className={styles.hint} id={`${id}-state`} role="status">
        {now ? word('signatureDone') : cleared && word('signatureCleared')}
      </p>
    </fieldset>
  );
}
