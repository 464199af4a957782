import { useEffect, useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import { maxRunDocumentBytes, maxStatusFileLength, maxStatusFileRows } from '#schemas/api';
import type { DocumentFilePreview, RunProgress } from '#schemas/page';
import { filled } from '#locale/messages/filled';
import { type ChosenDocument, DocumentForm, refusalWords } from '../../documents/index.ts';
import { decodeFile, RefusedRows, useRunProgress, wordsOfCode } from '../../runs/index.ts';
import { Button, counted, FileField, Heading, LinkButton, NeedNotice, Problem, Section, useLocale, Verbatim } from '#ui';
import type { DocumentFileProps, texts } from './document-file.schema.ts';
import { RecipientsTable } from './RecipientsTable.tsx';
import { RunsTable } from './RunsTable.tsx';
import styles from './document-file.module.css';

/** What is chosen, who would get it, or how far its run is. */
type Stage =
  | { readonly name: 'choose' }
  | { readonly name: 'preview'; readonly document: string; readonly preview: DocumentFilePreview }
  | { readonly name: 'run'; readonly document: string; readonly id: string; readonly progress: RunProgress };

/** The list of the workspace. */
const listHref = '/listing/list';

/** ESG-10: a manager chooses a document and a file of account numbers, looks at who would get it, and sends it. */
export function DocumentFile({ id, text, language, data, act }: DocumentFileProps & BlockEnvironment<typeof texts, 'documentTemplates'>) {
  const locale = useLocale(language);
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [numbers, setNumbers] = useState<File>();
  const [numbersFault, setNumbersFault] = useState<string>();
  /** Why nothing was read. */
  const [problem, setProblem] = useState<string>();
  /** Whether how far it is, or whether it was begun, is not known. */
  const [isLost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The form was hidden before: what was pressed to show it again is gone. */
  const [wasElsewhere, setElsewhere] = useState(false);
  /** Another form is another element: what was typed goes with the one before. */
  const [round, setRound] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  const isFinished = stage.name === 'run' && stage.progress.isFinished;
  const running = stage.name === 'run' && !stage.progress.isFinished ? stage : undefined;
  useEffect(() => {
    if (stage.name === 'preview' || isFinished) result.current?.focus();
  }, [stage.name, isFinished]);
  useRunProgress({
    act,
    run: isLost ? undefined : running,
    onProgress: (runId, progress) => setStage((now) => (now.name === 'run' ? { ...now, id: runId, progress } : now)),
    onFailure: () => setLost(true),
  });
  const state = data.documentTemplates;
  if (state.state !== 'ready')
    return (
      <Section id={id}>
        <NeedNotice need={state} text={text} empty={text.unavailable} />
      </Section>
    );

  const read = async (document: ChosenDocument): Promise<void> => {
    setProblem(undefined);
    const file = decodeFile(new Uint8Array((await numbers?.arrayBuffer().catch(() => undefined)) ?? []));
    const outcome =
      file.length > maxStatusFileLength
        ? ({ ok: false, code: 'too-large' } as const)
        : await act('read-document-file', { ...document, file: file || ' ' });
    setElsewhere(outcome.ok);
    if (outcome.ok) return setStage({ name: 'preview', document: document.name, preview: outcome.value });
    const words = wordsOfCode({ ...text }, outcome.code) ?? refusalWords(text, outcome.code);
    setProblem(filled(words, { limit: maxStatusFileRows }));
  };
  const start = async (document: string, runId: string): Promise<void> => {
    setBusy(true);
    setLost(false);
    const outcome = await act('start-run', { id: runId });
    setBusy(false);
    if (outcome.ok) setStage({ name: 'run', document, id: runId, progress: outcome.value });
    else setLost(true);
  };
  const wordsFor = (key: 'recipients' | 'delivered' | 'refused', count: number): string => counted(text, key, { count }, locale);
  const shown =
    stage.name === 'preview'
      ? {
          title: stage.preview.documents.length === 0 ? text.noRecipients : wordsFor('recipients', stage.preview.documents.length),
          refused: stage.preview.refused,
        }
      : isFinished
        ? {
            title: wordsFor('delivered', stage.progress.rows - stage.progress.refused.length),
            refused: stage.progress.refused,
          }
        : undefined;
  return (
    <Section id={id}>
      <div className={styles.file}>
        {isLost && <Problem title={text.notKnown}>{text.notKnownHint}</Problem>}
        {shown && (
          <div ref={result} tabIndex={-1} className={styles.result}>
            <Heading level={2}>{shown.title}</Heading>
            {stage.name !== 'choose' && (
              <p>
                <Verbatim>{stage.document}</Verbatim>
              </p>
            )}
            {shown.refused.length > 0 && <RefusedRows title={wordsFor('refused', shown.refused.length)} rows={shown.refused} text={text} />}
            {stage.name === 'preview' && stage.preview.documents.length > 0 && (
              <RecipientsTable name={shown.title} documents={stage.preview.documents} text={text} language={language} />
            )}
          </div>
        )}
        <p role="status" className={styles.progress}>
          {running && !isLost && filled(text.sendingRows, { done: running.progress.done, rows: running.progress.rows })}
        </p>
        {/* What was chosen stays while it is looked at. */}
        <div hidden={stage.name !== 'choose'}>
          <DocumentForm
            key={round}
            id={`${id}-document`}
            text={text}
            language={language}
            templates={state.value.templates}
            kinds={state.value.kinds}
            submitWords={text.look}
            problem={problem}
            maxBytes={maxRunDocumentBytes}
            takesFocus={stage.name === 'choose' && wasElsewhere}
            check={() => {
              setNumbersFault(numbers ? undefined : text.numbersMissing);
              return numbers !== undefined;
            }}
            onSubmit={read}
            ways={
              <LinkButton href={listHref} look="secondary">
                {text.toList}
              </LinkButton>
            }
          >
            <FileField
              id={`${id}-numbers`}
              label={text.numbers}
              hint={text.numbersHint}
              error={numbersFault}
              choose={text.choose}
              chooseAnother={text.chooseAnother}
              accept=".csv,.txt,.tsv,text/csv"
              language={language}
              file={numbers}
              onChoose={(file) => {
                setNumbers(file);
                setNumbersFault(undefined);
              }}
            />
          </DocumentForm>
        </div>
        {stage.name === 'choose' && state.value.runs.length > 0 && <RunsTable runs={state.value.runs} text={text} language={language} />}
        {stage.name !== 'choose' && (
          <div className={styles.ways}>
            {stage.name === 'preview' && stage.preview.documents.length > 0 && (
              <Button busy={busy} onClick={() => void start(stage.document, stage.preview.id)}>
                {text.sendThem}
              </Button>
            )}
            {stage.name === 'preview' && (
              <Button look="secondary" onClick={() => setStage({ name: 'choose' })}>
                {text.change}
              </Button>
            )}
            {stage.name === 'run' && isLost && <Button onClick={() => setLost(false)}>{text.lookAgain}</Button>}
            {isFinished && (
              <Button
                look="secondary"
                onClick={() => {
                  setStage({ name: 'choose' });
                  setNumbers(undefined);
                  setRound(round + 1);
                  void act('reload', { need: 'documentTemplates' });
                }}
              >
                {text.another}
              </Button>
            )}
            <LinkButton href={listHref} look="secondary">
              {text.toList}
            </LinkButton>
          </div>
        )}
      </div>
    </Section>
  );
}
