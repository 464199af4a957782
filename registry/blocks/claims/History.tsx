import type { BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { HistoryEntry } from '#schemas/api';
import { filled } from '#locale/messages/filled';
import { Disclosure, useFormats } from '#ui';
import type { texts } from './claims.schema.ts';
import styles from './history.module.css';

interface HistoryProps extends Pick<BlockEnvironment<typeof texts>, 'text' | 'language'> {
  readonly history: readonly HistoryEntry[];
}

/** Entries that are seen at once. */
const newest = 2;

/** What happened, newest first: "12 Nov 2026: we received your logbook". */
export function History({ history, text, language }: HistoryProps) {
  const earlier = history.slice(newest);
  return (
    <div className={styles.history}>
      <h3>{text.history}</h3>
      <Entries entries={history.slice(0, newest)} text={text} language={language} />
      {earlier.length > 0 && (
        <Disclosure summary={text.earlier}>
          <Entries entries={earlier} text={text} language={language} />
        </Disclosure>
      )}
    </div>
  );
}

function Entries({ entries, text, language }: Omit<HistoryProps, 'history'> & { readonly entries: readonly HistoryEntry[] }) {
  const formats = useFormats(language);
  const words = {
    form: text.formReceived,
    formGivenBack: text.formGivenBack,
    formSentAgain: text.formSentAgain,
    file: text.fileReceived,
    status: text.statusSet,
    documentSent: text.documentSent,
    documentSigned: text.documentSignedNow,
    documentDeclined: text.documentDeclined,
  };
  return (
    <ol role="list" className={styles.entries}>
      {entries.map(({ kind, name, at }, index) => (
        <li key={index}>
          <time dateTime={at}>{formats.date(at)}</time>
          <span>{filled(words[kind], { name: isolated(name) })}</span>
        </li>
      ))}
    </ol>
  );
}
