import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  readonly id: string;
  readonly label: string;
  /** On paper every panel is shown; each has its own title there. */
  readonly printsAll?: boolean;
  readonly tabs: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

/** Tabs by the ARIA pattern: arrows move, Home and End go to the ends, the chosen panel is the only one shown. */
export function Tabs({ id, label, printsAll = false, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 };
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? null
            : (chosen + step + tabs.length) % tabs.length;
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  };
  return (
    <div>
      <div className={styles.list} data-prints={printsAll || undefined} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          className={styles.panel}
          data-prints={printsAll || undefined}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={index !== chosen}
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
