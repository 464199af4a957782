import type { BlockEnvironment } from '#engine';
import { DataNotice, NeedNotice, NeedsScript, LinkButton, Problem, Section } from '#ui';
import { DocumentTable } from './DocumentTable.tsx';
import type { ESignListProps, texts } from './e-sign-list.schema.ts';
import { useSigning } from './use-signing.ts';
import styles from './e-sign-list.module.css';

/** Documents to sign; the only one is opened at once (ESG-01, ESG-02). */
export function ESignList({
  id,
  heading,
  phone,
  text,
  language,
  data,
  act,
}: ESignListProps & BlockEnvironment<typeof texts, 'eDocuments'>) {
  const state = data.eDocuments;
  const view = state.state === 'ready' ? state.value : undefined;
  const { opening, failed, sign, download } = useSigning(act, view);
  const isWithdrawn = failed?.code === 'document-withdrawn' || (state.state === 'empty' ? state : view)?.isWithdrawn;
  return (
    <Section id={id} heading={heading ?? text.agreementList}>
      {isWithdrawn && state.state === 'ready' && <DataNotice state="empty" words={text.withdrawn} />}
      {failed && !isWithdrawn && (
        <Problem title={failed.about === 'sign' ? text.notOpened : text.notDownloaded}>
          {failed.about === 'download'
            ? text.notDownloadedHint
            : failed.code === 'already-signed'
              ? text.alreadySigned
              : text.notOpenedHint}
        </Problem>
      )}
      {state.state === 'ready' ? (
        <DocumentTable name={heading ?? text.agreementList} view={state.value} {...{ text, language, opening, sign, download }} />
      ) : (
        <NeedNotice need={state} text={text} empty={isWithdrawn ? text.withdrawn : text.none} back={text.back} />
      )}
      {view?.canSign && <NeedsScript words={text.noScript} phone={phone} help={text.help} />}
      {view && (
        <p className={styles.back}>
          <LinkButton look="secondary" href={view.backHref}>
            {text.back}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
