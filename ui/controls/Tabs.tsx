import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import styles from './tabs.module.css';

interface TabsProps {
  readonly id: string;
  readonly label: string;
  /** On paper every panel is shown; each has its own title there. */
  readonly printsAll?: boolean;
  readonly tabs: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

const never = () => () => undefined;

/**
 * Tabs by the ARIA pattern: arrows move, Home and End go to the ends, the chosen panel is the only one shown. Each is a link to its panel, so that
 * they work before any script: until then the panel that the address names is shown.
 */
export function Tabs({ id, label, printsAll = false, tabs }: TabsProps) {
  const [own, setOwn] = useState<number>();
  const hydrated = useHydrated();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const panelOf = (key: string): string => `${id}-panel-${key}`;
  // A tab chosen before the script was there.
  const named = useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => '',
  );
  const chosen =
    own ??
    Math.max(
      0,
      tabs.findIndex(({ key }) => panelOf(key) === named),
    );
  const choose = (event: MouseEvent, index: number): void => {
    event.preventDefault();
    setOwn(index);
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ' && event.target instanceof HTMLElement) {
      event.preventDefault();
      return event.target.click();
    }
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
    setOwn(next);
    links.current[next]?.focus();
  };
  return (
    <div className={styles.tabs} data-hydrated={hydrated || undefined}>
      <div className={styles.list} data-prints={printsAll || undefined} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, title }, index) => (
          <a
            key={key}
            ref={(link) => {
              links.current[index] = link;
            }}
            href={`#${panelOf(key)}`}
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={index === chosen}
            aria-controls={panelOf(key)}
            tabIndex={hydrated && index !== chosen ? -1 : 0}
            className={styles.tab}
            onClick={(event) => choose(event, index)}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          className={styles.panel}
          data-prints={printsAll || undefined}
          role="tabpanel"
          id={panelOf(key)}
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
