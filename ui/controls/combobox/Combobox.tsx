import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { Icon } from '../../pictures/Icon.tsx';
import { TextField } from '../TextField.tsx';
import { OptionList, type Option } from './OptionList.tsx';
import { useOptions } from './use-options.ts';
import styles from './combobox.module.css';

/** `count`: that so many were found; `none`: that nothing fits. */
export interface ComboboxWords {
  readonly count: (found: number) => string;
  readonly none: string;
}

interface ComboboxProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultValue' | 'autoComplete' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Options for what is typed, the best first; all of them for an empty text. */
  readonly find: (typed: string) => readonly Option[];
  /** The one option a text means by itself, when the field is left. */
  readonly meant: (typed: string) => Option | undefined;
  /** Another one when options are called by other names than before. */
  readonly edition?: unknown;
  readonly words: ComboboxWords;
  /** The text of the field whenever its list is closed: the value of an option, or what was typed. */
  readonly onSettled?: (text: string) => void;
}

/**
 * One choice out of many, found by typing: the editable combobox of the ARIA Authoring Practices, with a listbox and the focus staying in
 * the field. Uncontrolled: before hydration it is a text field, and what was typed then stays. Nothing typed is ever taken away: a text
 * that means no option is left as it is.
 */
export function Combobox({ find, meant, edition, words, onSettled, ...field }: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { id, label } = field;
  const { open, show, close, choose, settle, press } = useOptions({ input, find, meant });
  const listed = open !== null && open.options.length > 0;

  // What the server drew, what was typed before hydration, and what the browser filled in; a new edition never rewrites a field with the focus.
  useEffect(() => {
    if (edition === undefined || document.activeElement !== input.current) settle();
    // oxlint-disable-next-line react/exhaustive-deps -- once, and once for each edition
  }, [edition]);

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) onSettled?.(input.current?.value ?? '');
    // oxlint-disable-next-line react/exhaustive-deps -- only when the list closes
  }, [isOpen]);

  return (
    <TextField
      {...field}
      ref={input}
      role="combobox"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={listed}
      aria-controls={listed ? `${id}-options` : undefined}
      aria-activedescendant={open?.options[open.active] ? `${id}-option-${open.active}` : undefined}
      onClick={() => {
        if (open) return;
        show('all');
        input.current?.select();
      }}
      onInput={() => (document.activeElement === input.current ? show('typed') : settle())}
      onKeyDown={press}
      onBlur={() => {
        if (open?.moved) choose(open.active);
        else settle();
        close();
      }}
    >
      <span className={styles.mark}>
        <Icon name="chevron-down" />
      </span>
      {/* Seen only where nothing fits; announced always. */}
      <p role="status" className={open?.options.length === 0 ? styles.status : 'visually-hidden'}>
        {open && (open.options.length === 0 ? words.none : words.count(open.options.length))}
      </p>
      {listed && <OptionList {...{ id, label }} options={open.options} active={open.active} onChoose={choose} />}
    </TextField>
  );
}
