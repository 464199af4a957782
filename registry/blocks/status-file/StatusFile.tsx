import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { BlockEnvironment } from '#engine';
import { maxStatusFileLength, maxStatusFileRows } from '#schemas/api';
import type { StatusFilePreview, RunProgress } from '#schemas/page';
import { filled } from '#locale/messages/filled';
import { Button, counted, Heading, LinkButton, Problem, Section, useLocale } from '#ui';
import { decodeFile, RefusedRows, useRunProgress, wordsOfCode } from '../../runs/index.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { StatusesTable } from './StatusesTable.tsx';
import type { StatusFileProps, texts } from './status-file.schema.ts';
import styles from './status-file.module.css';

/** What was read, or how far its run is. */
type Stage =
  | { readonly name: 'choose' }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly preview: StatusFilePreview }
  | { readonly name: 'run'; readonly id: string; readonly progress: RunProgress };

interface Fault {
  readonly title: string;
  readonly words: string;
}

/** The list of the workspace. */
const listHref = '/listing/list';

/** STS-07: a manager chooses a file, looks at what it would change, and sets it. */
export function StatusFile({ id, text, language, data, act }: StatusFileProps & BlockEnvironment<typeof texts, 'statuses'>) {
  const locale = useLocale(language);
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  /** The run whose progress is asked for; a fault ends that until it is asked for again. */
  const running = stage.name === 'run' && !stage.progress.isFinished && !fault ? stage : undefined;
  const isFinished = stage.name === 'run' && stage.progress.isFinished;
  useEffect(() => {
    if (stage.name === 'preview' || isFinished) result.current?.focus();
  }, [stage.name, isFinished]);

  useRunProgress({
    act,
    run: running,
    onProgress: (runId, progress) => setStage({ name: 'run', id: runId, progress }),
    onFailure: () => setFault({ title: text.notKnown, words: text.notKnownHint }),
  });

  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setFault(undefined);
    setStage({ name: 'reading' });
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    // The same file may be chosen again once it was corrected.
    target.value = '';
    const content = decodeFile(bytes);
    const outcome =
      content.length > maxStatusFileLength
        ? ({ ok: false, code: 'too-large' } as const)
        : await act('read-status-file', { file: content || ' ' });
    setStage(outcome.ok ? { name: 'preview', preview: outcome.value } : { name: 'choose' });
    if (!outcome.ok)
      setFault({ title: text.notRead, words: filled(wordsOfCode(text, outcome.code) ?? text.notReadHint, { limit: maxStatusFileRows }) });
  };
  const start = async (runId: string): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    const outcome = await act('start-run', { id: runId });
    setBusy(false);
    if (outcome.ok) return setStage({ name: 'run', id: runId, progress: outcome.value });
    setFault({ title: text.notKnown, words: text.notReadHint });
  };

  const count = (key: 'changes' | 'refused' | 'set', many: number): string => counted(text, key, { count: many }, locale);
  const shown =
    stage.name === 'preview'
      ? {
          title: stage.preview.changes.length === 0 ? text.noChanges : count('changes', stage.preview.changes.length),
          ...stage.preview,
        }
      : isFinished
        ? { title: count('set', stage.progress.rows - stage.progress.unchanged - stage.progress.refused.length), ...stage.progress }
        : undefined;
  return (
    <Section id={id}>
      <div className={styles.file}>
        {fault && <Problem title={fault.title}>{fault.words}</Problem>}
        {shown && (
          <div ref={result} tabIndex={-1} className={styles.result}>
            <Heading level={2}>{shown.title}</Heading>
            {shown.unchanged > 0 && <p>{filled(text.unchanged, { rows: shown.unchanged })}</p>}
            {shown.refused.length > 0 && <RefusedRows title={count('refused', shown.refused.length)} rows={shown.refused} text={text} />}
            {stage.name === 'preview' && stage.preview.changes.length > 0 && (
              <ChangesTable changes={stage.preview.changes} text={text} language={language} />
            )}
          </div>
        )}
        <p role="status" className={styles.progress}>
          {stage.name === 'reading' && text.reading}
          {running && filled(text.setting, { done: running.progress.done, rows: running.progress.rows })}
        </p>
        {stage.name === 'choose' && <p id={`${id}-hint`}>{text.hint}</p>}
        <input ref={input} type="file" hidden accept=".csv,.txt,.tsv,text/csv" onChange={(event) => void read(event)} />
        <div className={styles.ways}>
          {stage.name === 'preview' && stage.preview.changes.length > 0 && (
            <Button busy={busy} onClick={() => void start(stage.preview.id)}>
              {text.setThem}
            </Button>
          )}
          {stage.name === 'run' && fault && <Button onClick={() => setFault(undefined)}>{text.lookAgain}</Button>}
          {(stage.name === 'choose' || stage.name === 'preview' || isFinished) && (
            <Button
              look={stage.name === 'choose' ? 'primary' : 'secondary'}
              aria-describedby={stage.name === 'choose' ? `${id}-hint` : undefined}
              onClick={() => input.current?.click()}
            >
              {stage.name === 'choose' ? text.choose : text.chooseAnother}
            </Button>
          )}
          <LinkButton href={listHref} look="secondary">
            {text.toList}
          </LinkButton>
        </div>
        {stage.name === 'choose' && <StatusesTable state={data.statuses} text={text} />}
      </div>
    </Section>
  );
}
