import { useRef } from 'react';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { Verbatim } from '../text/Verbatim.tsx';
import { Button } from './Button.tsx';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './text-field.module.css';

interface FileFieldProps extends FieldWords {
  /** What the button reads, before and after a file was chosen. */
  readonly choose: string;
  readonly chooseAnother: string;
  /** As the attribute `accept` of an input. */
  readonly accept: string;
  readonly language: string;
  readonly file: File | undefined;
  readonly onChoose: (file: File) => void;
}

/** A label, and a button that chooses a file, in the words of the page: those of a browser's own input are in the language of the browser. */
export function FileField({ id, label, hint, error, choose, chooseAnother, accept, language, file, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const words = file ? chooseAnother : choose;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {({ 'aria-describedby': described, 'aria-invalid': invalid }) => (
        <div className={styles.chosen}>
          <input
            ref={input}
            id={id}
            type="file"
            hidden
            accept={accept}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // The same file may be chosen again once it was corrected.
              target.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
          <Button
            look="secondary"
            aria-label={labelled(words, label, language)}
            aria-describedby={[described, file && `${id}-name`].filter(Boolean).join(' ') || undefined}
            data-invalid={invalid}
            onClick={() => input.current?.click()}
          >
            {words}
          </Button>
          <span id={`${id}-name`} role="status">
            {file && <Verbatim>{file.name}</Verbatim>}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
