import { useEffect, useRef, useState } from 'react';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { Button, Heading, Problem, useFormats } from '#ui';
import { StatusForm, type StatusSectionProps } from './StatusForm.tsx';
import styles from './account-details.module.css';

/** STS-01 to STS-04: staff set the status of the account, read what changed, and take the newest change back. */
export function StatusSection(props: StatusSectionProps) {
  const { id, text, language, act, changes } = props;
  const formats = useFormats(language);
  /** Aside: it was cancelled, and has what was typed. */
  const [form, setForm] = useState<'none' | 'shown' | 'aside'>('none');
  const [busy, setBusy] = useState(false);
  const [announced, announce] = useState('');
  const section = useRef<HTMLElement>(null);
  /** Counts what was done: what was pressed is gone then, and the focus goes to the way to another change. */
  const [finished, setFinished] = useState(0);
  useEffect(() => {
    if (finished > 0) section.current?.querySelector('button')?.focus();
  }, [finished]);
  const focusWay = (): void => setFinished((count) => count + 1);
  /** Why the newest change was not taken back. */
  const [refused, setRefused] = useState<string>();
  const undo = async (number: number, name: string): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    const outcome = await act('undo-status', { number });
    setBusy(false);
    setRefused(outcome.ok ? undefined : outcome.code === 'not-undone' ? text.statusNotUndoneHint : text.statusNotSetHint);
    if (outcome.ok) focusWay();
    announce(outcome.ok ? filled(text.statusUndone, { name: isolated(name) }) : '');
  };
  return (
    <section ref={section} className={styles.status} aria-labelledby={`${id}-status`}>
      <Heading level={2} id={`${id}-status`}>
        {text.status}
      </Heading>
      <p role="status" className={styles.announced} data-result="sent">
        {announced}
      </p>
      {refused && <Problem title={text.statusNotUndone}>{refused}</Problem>}
      {form !== 'shown' && (
        <div className={styles.ways}>
          <Button
            look="secondary"
            onClick={() => {
              announce('');
              setRefused(undefined);
              setForm('shown');
            }}
          >
            {text.setStatus}
          </Button>
        </div>
      )}
      {form !== 'none' && (
        <div hidden={form === 'aside'}>
          <StatusForm
            {...props}
            isAside={form === 'aside'}
            onClose={(name) => {
              setForm(name === undefined ? 'aside' : 'none');
              focusWay();
              announce(name === undefined ? '' : filled(text.statusSet, { name: isolated(name) }));
            }}
          />
        </div>
      )}
      {changes.length > 0 && (
        <ol className={styles.changes}>
          {changes.map(({ number, name, day, words, note, by, at, undone, canUndo }) => (
            <li key={number}>
              <p>
                {undone ? <s>{name}</s> : <strong>{name}</strong>} <span>{filled(text.statusFrom, { day: formats.date(day) })}</span>
              </p>
              {words && <p>{filled(text.statusWords, { words: isolated(words) })}</p>}
              {note && <p className={styles.note}>{filled(text.statusNote, { note: isolated(note) })}</p>}
              <p className={styles.by}>
                {by === undefined
                  ? filled(text.statusByCalendar, { time: formats.dateTime(at) })
                  : filled(text.statusBy, { name: isolated(by), time: formats.dateTime(at) })}
                {undone && ` ${filled(text.statusUndoneBy, { name: isolated(undone.by), time: formats.dateTime(undone.at) })}`}
              </p>
              {canUndo && (
                <Button
                  look="quiet"
                  busy={busy}
                  onClick={() => void undo(number, name)}
                  aria-label={filled(text.undoStatusOf, { name: isolated(name) })}
                >
                  {text.undoStatus}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
