import { useId, useState } from 'react';
import { pickText } from '#engine';
import { Icon, StatusMark } from '#ui';
import type { TestModeContent } from '../../content/index.ts';
import type { Site } from '../../tenant/index.ts';
import { testModeStates } from './test-mode-states.ts';
import styles from './test-mode-panel.module.css';

/** TST-01: how the portal is being tried out, opened by a button with the panel's name. */
export function TestModePanel({ site, states }: { readonly site: Site; readonly states: TestModeContent }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = pickText(states.statusPanelName, site) ?? '';
  return (
    <section className={styles.panel} aria-label={name}>
      <button type="button" className={styles.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {name}
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} className={styles.fold}>
        <dl className={styles.states}>
          {testModeStates(site, states).map(({ label, value, tone }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <StatusMark tone={tone}>{value}</StatusMark>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
