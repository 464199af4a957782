import { cloneElement, type ChangeEvent, type FocusEvent, type ReactElement } from 'react';
import type { QuestionTextModel } from 'survey-core';
import { SurveyQuestionText } from 'survey-react-ui';
import { withLatinDigits } from '#schemas/shared/sign-in';
import { unitsOf } from '#schemas/form/model';
import { noteTypedText, reportTypedText, typedText } from '../../form-state/index.ts';
import { plainNumber } from './plain-number.ts';
import styles from './units.module.css';

type InputProps = React.InputHTMLAttributes<HTMLInputElement>;

/**
 * SurveyJS's input of one line, which takes digits of every script where digits are asked for. A browser's own number input lets them
 * vanish, and changes its number on scrolling; so numbers are typed into a text input with the numeric keyboard. What is no number
 * stays as it was typed, is no answer but kept like one, and has an error when the step is left. The model checks minimum, maximum and step as before.
 */
export class DigitsField extends SurveyQuestionText {
  /** The answer that it was first drawn with. */
  #first: string | undefined;

  /** The model has no place for what is no number: it is left where it was typed. */
  protected override updateDomElement(): void {
    if (!this.#isNoNumber() || !this.#text.isEmpty()) super.updateDomElement();
  }

  protected override renderInput(): ReactElement {
    const [before, after] = unitsOf(this.#text);
    const input = this.#renderDigits();
    if ((before === '' && after === '') || this.#text.isReadOnly) return input;
    return (
      <span className={styles.units}>
        {before && <span aria-hidden="true">{before}</span>}
        {input}
        {after && <span aria-hidden="true">{after}</span>}
      </span>
    );
  }

  #renderDigits(): ReactElement {
    const question = this.#text;
    const drawn = super.renderInput() as ReactElement<InputProps>;
    const { inputType } = question;
    if (drawn.type !== 'input') return drawn;
    // SurveyJS puts the answer in once it is mounted: html of the server would be without it.
    const input = cloneElement(drawn, { defaultValue: (this.#first ??= typedText(question) ?? String(question.inputValue ?? '')) });
    if (inputType !== 'number' && inputType !== 'tel') return input;
    if (inputType === 'tel') return takesDigits(input);
    const take = (field: HTMLInputElement): void => {
      rewrite(field, (typed) => plainNumber(typed, this.#language) ?? withLatinDigits(typed));
      // The model itself would read a number into `2,5`.
      const plain = plainNumber(field.value, this.#language);
      const [text, known, answer] = [plain === null ? field.value : undefined, typedText(question), question.value as unknown];
      noteTypedText(question, text);
      question.inputValue = plain ?? '';
      if (text !== known && question.value === answer) reportTypedText(question);
    };
    return cloneElement(input, {
      type: 'text',
      inputMode: keyboardFor(question),
      min: undefined,
      max: undefined,
      step: undefined,
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

  #isNoNumber(): boolean {
    const typed = (this.control as HTMLInputElement | undefined)?.value ?? '';
    return this.#text.inputType === 'number' && plainNumber(typed, this.#language) === null;
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
