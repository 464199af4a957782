import type { FieldQuestion } from '../../model/index.ts';
import { Part } from './Part.tsx';

interface SelectPartProps {
  readonly question: FieldQuestion;
  readonly part: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly autoComplete?: string | undefined;
  /** The part of the answer; empty where nothing is chosen. */
  readonly value: string;
  /** What is shown while nothing is chosen. */
  readonly choose: string;
  /** `dir`: of a text that may be in another script than the page. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly dir?: 'auto' }[];
  readonly take: (value: string) => void;
  readonly left?: () => void;
}

/** One choice of a question, as a native select: found by typing its first letters. */
export function SelectPart({
  question,
  part,
  label,
  isRequired = false,
  autoComplete,
  value,
  choose,
  options,
  take,
  left,
}: SelectPartProps) {
  return (
    <Part {...{ question, part, label, isRequired }}>
      {(tied) => (
        <select
          {...tied}
          autoComplete={autoComplete}
          value={value}
          disabled={question.isReadOnly}
          onChange={({ currentTarget }) => {
            question.clearErrorOf(part);
            take(currentTarget.value);
          }}
          onBlur={left}
        >
          <option value="">{choose}</option>
          {/* Names of countries: server and browser may have other words for some; those of the server stay. */}
          {options.map((option) => (
            <option key={option.value} value={option.value} dir={option.dir} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Part>
  );
}
