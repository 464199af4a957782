import { cloneElement, type ChangeEvent, type FocusEvent, type ReactElement, type SyntheticEvent } from 'react';
import type { QuestionTextModel } from 'survey-core';
import { SurveyQuestionText } from 'survey-react-ui';
import { withLatinDigits } from '#schemas/api';
import { isHalfTyped, plainNumber } from './plain-number.ts';

type InputProps = React.InputHTMLAttributes<HTMLInputElement>;

/**
 * SurveyJS's input of one line, which takes digits of every script where digits are asked for. A browser's own number input lets them
 * vanish, and changes its number when somebody scrolls; so numbers are typed into a text input with the numeric keyboard. Least, largest
 * and step are judged by the model as before.
 */
export class NumberField extends SurveyQuestionText {
  protected override renderInput(): ReactElement {
    const question = this.questionBase as QuestionTextModel;
    const input = super.renderInput() as ReactElement<InputProps>;
    const { inputType } = question;
    if (input.type !== 'input' || (inputType !== 'number' && inputType !== 'tel')) return input;
    const { onChange, onBlur, onKeyUp } = input.props;
    const language = question.getLocale() || 'en';
    const plain = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void =>
      rewrite(currentTarget, (typed) => (inputType === 'tel' ? withLatinDigits(typed) : plainNumber(typed, language)));
    const isNumber = inputType === 'number';
    return cloneElement(input, {
      ...(isNumber ? { type: 'text', inputMode: keyboardFor(question), min: undefined, max: undefined, step: undefined } : {}),
      // What a keyboard composes is not touched before it is done.
      onCompositionEnd: (event) => {
        plain(event);
        onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
      },
      onChange: (event) => {
        if ((event.nativeEvent as InputEvent).isComposing) return;
        plain(event);
        if (!isNumber || !isHalfTyped(event.currentTarget.value)) onChange?.(event);
      },
      onKeyUp: (event) => {
        if (!isNumber || !isHalfTyped(event.currentTarget.value)) onKeyUp?.(event);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        plain(event);
        if (isNumber && isHalfTyped(event.currentTarget.value)) event.currentTarget.value = '';
        onBlur?.(event);
      },
    });
  }
}

/** A phone's numeric keyboard may have no minus: only a form that asks for numbers below zero goes without. */
const keyboardFor = ({ renderedMin }: QuestionTextModel): 'decimal' | 'text' => (Number(renderedMin ?? 0) < 0 ? 'text' : 'decimal');

/** Puts text in its place without moving the caret away from what was typed. */
function rewrite(input: HTMLInputElement, plain: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const made = plain(value);
  if (made === value) return;
  const caret = plain(value.slice(0, selectionStart ?? value.length)).length;
  input.value = made;
  input.setSelectionRange(caret, caret);
}
