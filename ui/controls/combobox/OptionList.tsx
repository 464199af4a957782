import { useEffect, useRef } from 'react';
import styles from './combobox.module.css';

export interface Option {
  readonly key: string;
  readonly label: string;
  /** Follows the label, from left to right in every language. */
  readonly note?: string;
  /** Text of the field once it is chosen. */
  readonly value: string;
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The options below the field; the active one is kept in sight. */
export function OptionList({ id, label, options, active, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const option = box?.children[Math.max(active, 0)];
    if (!box || !(option instanceof HTMLElement)) return;
    const below = option.offsetTop + option.offsetHeight - box.clientHeight;
    box.scrollTop = Math.min(Math.max(box.scrollTop, below), option.offsetTop);
  }, [active, options]);
  // With braces: browsers have begun to answer a promise, which React would take for the clean-up.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (chosen instanceof HTMLElement) list.current?.scrollTo({ top: chosen.offsetTop - chosen.offsetHeight * 2 });
  }, []);
  return (
    <div ref={list} id={`${id}-options`} role="listbox" aria-label={label} className={styles.list}>
      {options.map(({ key, label: name, note }, index) => (
        <div
          key={key}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span>{name}</span>
          {note && <bdi dir="ltr">{note}</bdi>}
        </div>
      ))}
    </div>
  );
}
