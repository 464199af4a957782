import { cloneElement, type ChangeEvent, type FocusEvent, type ReactElement } from 'react';
import type { QuestionTextModel } from 'survey-core';
import { SurveyQuestionText } from 'survey-react-ui';
import { withLatinDigits } from '#schemas/values/digits';
import { unitsOf } from '../../model/index.ts';
import { LengthNote } from '../parts/index.ts';
import { noteTypedText, reportTypedText, typedText } from '../../state/index.ts';
import { fieldNumber, plainNumber, readAs } from '#schemas/values/number';
import styles from './units.module.css';

type InputProps = React.InputHTMLAttributes<HTMLInputElement>;

/**
 * SurveyJS's input of one line, which takes digits of every script where digits are asked for. A browser's own number input lets them
 * vanish, and changes its number on scrolling; so numbers are typed into a text input with the numeric keyboard. A number stays as it was typed, and is
 * beside it as the language writes it where that is another text. What is no number is no answer but kept like one, and has an error when the step is left. The
 * model checks minimum, maximum and step as before.
 */
export class DigitsField extends SurveyQuestionText {
  /** The answer that it was first drawn with. */
  #first: string | undefined;

  /** What the model has is written into the field unless the text there is read as that: it is left as it was typed, as is what is no number. */
  protected override getValueCore(): unknown {
    const question = this.#text;
    const value: unknown = super.getValueCore();
    if (question.inputType !== 'number') return value;
    const typed = (this.control as HTMLInputElement | undefined)?.value ?? '';
    const plain = plainNumber(typed, this.#language);
    if (plain === null ? question.isEmpty() : plain !== '' && Number(plain) === question.value) return typed;
    return question.isEmpty() ? '' : fieldNumber(String(value), this.#language);
  }

  protected override renderInput(): ReactElement {
    const [before, after] = unitsOf(this.#text);
    const input = this.#renderDigits();
    const read = this.#text.inputType === 'number' && !this.#text.isReadOnly && (
      <span id={`${this.#text.inputId}-read`} className={styles.read} role="status">
        {this.#readAs()}
      </span>
    );
    if ((before === '' && after === '') || this.#text.isReadOnly)
      return (
        <>
          {input}
          {read}
        </>
      );
    return (
      <>
        <span className={styles.units}>
          {before && <span aria-hidden="true">{before}</span>}
          {input}
          {after && <span aria-hidden="true">{after}</span>}
        </span>
        {read}
      </>
    );
  }

  /** The number as the language writes it with its units, where it was typed in another way. */
  #readAs(): string {
    const [before, after] = unitsOf(this.#text);
    const read = readAs((this.control as HTMLInputElement | undefined)?.value ?? '', this.#language);
    return read === undefined ? '' : `${before}${read}${after && ` ${after}`}`;
  }

  protected override renderElement(): ReactElement {
    const question = this.#text;
    return (
      <>
        {super.renderElement()}
        {this.#countsLength && (
          <LengthNote
            question={question}
            id={`${question.inputId}-length`}
            length={String(question.value ?? '').length}
            max={question.getMaxLength()}
          />
        )}
      </>
    );
  }

  get #countsLength(): boolean {
    const { inputType, isReadOnly, maskTypeIsEmpty } = this.#text;
    return ['text', 'search', 'url', 'email', 'tel', 'password'].includes(inputType) && !isReadOnly && maskTypeIsEmpty;
  }

  #renderDigits(): ReactElement {
    const question = this.#text;
    const drawn = super.renderInput() as ReactElement<InputProps>;
    const { inputType } = question;
    if (drawn.type !== 'input') return drawn;
    // SurveyJS puts the answer in once it is mounted: html of the server would be without it.
    const length = `${question.inputId}-length`;
    const described = [drawn.props['aria-describedby'], this.#countsLength && length].filter(Boolean).join(' ');
    // A browser cuts a paste off at `maxLength` without a word.
    const input = cloneElement(drawn, {
      maxLength: undefined,
      'aria-describedby': described || undefined,
      defaultValue: (this.#first ??= typedText(question) ?? this.#written()),
    });
    if (inputType !== 'number' && inputType !== 'tel') return input;
    if (inputType === 'tel') return takesDigits(input);
    const take = (field: HTMLInputElement): void => {
      rewrite(field, withLatinDigits);
      // The model itself would read a number into `2,5`.
      const plain = plainNumber(field.value, this.#language);
      const [text, known, answer] = [plain === null ? field.value : undefined, typedText(question), question.value as unknown];
      noteTypedText(question, text);
      question.inputValue = plain ?? '';
      if (text !== known && question.value === answer) reportTypedText(question);
      // Another text may be read as the number that the model has already.
      this.forceUpdate();
    };
    return cloneElement(input, {
      type: 'text',
      inputMode: keyboardFor(question),
      min: undefined,
      max: undefined,
      step: undefined,
      'aria-describedby': [input.props['aria-describedby'], `${question.inputId}-read`].filter(Boolean).join(' '),
      // What a keyboard composes is not touched before it is done.
      onCompositionEnd: ({ currentTarget }) => take(currentTarget),
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if (!(nativeEvent as InputEvent).isComposing) take(currentTarget);
      },
      // The model's own handlers remove characters while typing, and read the field again on leaving it.
      onKeyDown: undefined,
      onKeyUp: undefined,
      onBlur: undefined,
    });
  }

  get #text(): QuestionTextModel {
    return this.questionBase as QuestionTextModel;
  }

  get #language(): string {
    return this.#text.getLocale() || 'en';
  }

  /** The answer as the field is first drawn with it. */
  #written(): string {
    const answer = String(this.#text.inputValue ?? '');
    return this.#text.inputType === 'number' ? fieldNumber(answer, this.#language) : answer;
  }
}

/** A telephone number keeps its other signs. */
function takesDigits(input: ReactElement<InputProps>): ReactElement {
  const { onChange, onBlur } = input.props;
  return cloneElement(input, {
    onCompositionEnd: ({ currentTarget }) => rewrite(currentTarget, withLatinDigits),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!(event.nativeEvent as InputEvent).isComposing) rewrite(event.currentTarget, withLatinDigits);
      onChange?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      rewrite(event.currentTarget, withLatinDigits);
      onBlur?.(event);
    },
  });
}

/** A phone's numeric keyboard may have no minus: only a form that asks for numbers below zero goes without. */
const keyboardFor = ({ renderedMin }: QuestionTextModel): 'decimal' | 'text' => (Number(renderedMin ?? 0) < 0 ? 'text' : 'decimal');

/** Replaces the text of a field and keeps the caret where it is in the text. */
function rewrite(input: HTMLInputElement, plain: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const made = plain(value);
  if (made === value) return;
  const caret = plain(value.slice(0, selectionStart ?? value.length)).length;
  input.value = made;
  input.setSelectionRange(caret, caret);
}
