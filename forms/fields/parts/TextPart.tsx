import { useState, type InputHTMLAttributes } from 'react';
import type { FieldQuestion } from '../../model/index.ts';
import { Part } from './Part.tsx';

interface TextPartProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'spellCheck'> {
  readonly question: FieldQuestion;
  readonly part: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  /** The part of the answer. */
  readonly value: string;
  /** Takes what was typed or pasted. */
  readonly take: (typed: string) => void;
  /** What of it is shown while typing: signs that do not belong to such an answer are not taken. */
  readonly shows?: (typed: string) => string;
  readonly left?: () => void;
}

/** One input of a question. While it has the focus it shows what was typed, afterwards the answer that was made of it. */
export function TextPart({ question, part, label, hint, isRequired = false, value, take, shows, left, ...input }: TextPartProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Part {...{ question, part, label, hint, isRequired }}>
      {(tied) => (
        <input
          type="text"
          {...input}
          {...tied}
          className="sd-formbox__input sd-text"
          value={typed ?? value}
          readOnly={question.isReadOnly}
          onChange={({ currentTarget }) => {
            setTyped(shows?.(currentTarget.value) ?? currentTarget.value);
            question.clearErrorOf(part);
            take(currentTarget.value);
          }}
          onBlur={() => {
            setTyped(undefined);
            left?.();
          }}
        />
      )}
    </Part>
  );
}
