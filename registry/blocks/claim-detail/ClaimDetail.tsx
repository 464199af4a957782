import { useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { Outcome } from '#schemas/page';
import { InterviewOfAccount } from '../../interview/index.ts';
import { NeedNotice, LinkButton, Problem, Section, useFormats, useTitleLead } from '#ui';
import { Answers } from './Answers.tsx';
import type { ClaimDetailProps, texts } from './claim-detail.schema.ts';
import { copyName } from './copy-name.ts';
import { Files } from './Files.tsx';
import { Summary } from './Summary.tsx';
import { claimDetailDefaults } from './defaults.ts';
import styles from './claim-detail.module.css';

/** One claim: status, number, warnings, answers and files (DET-01). */
export function ClaimDetail({
  id,
  pageSize = claimDetailDefaults.pageSize,
  text,
  language,
  data,
  act,
}: ClaimDetailProps & BlockEnvironment<typeof texts, 'detail'>) {
  const [failed, setFailed] = useState(false);
  const formats = useFormats(language);
  const state = data.detail;
  useTitleLead(state.state === 'ready' ? state.value.title : '');
  if (state.state !== 'ready')
    return (
      <Section id={id} key={state.state}>
        <NeedNotice need={state} text={text} empty={text.none} back={text.back} />
      </Section>
    );
  const view = state.value;
  const trying = async (outcome: Promise<Pick<Outcome, 'ok'>>): Promise<void> => {
    setFailed(false);
    setFailed(!(await outcome).ok);
  };
  const given = { id, text, language };
  return (
    <Section id={id} heading={view.title}>
      <div className={styles.detail}>
        {failed && <Problem title={text.notDownloaded}>{text.notDownloadedHint}</Problem>}
        <Summary view={view} {...given} />
        <Answers
          tabs={view.tabs}
          {...given}
          copy={(submissionId) =>
            trying(act('download-answers', { submissionId, version: view.version?.number, name: copyName(view, formats) }))
          }
        />
        <Files
          files={view.files}
          pageSize={pageSize}
          {...given}
          download={({ id: fileId, uploadFileName: fileName }, as) =>
            trying(act('download-file', { fileId, fileName, ...(as ? { as } : {}) }))
          }
          refresh={() => void act('reload', { need: 'detail' })}
        />
        {view.booking && <InterviewOfAccount booking={view.booking} need="detail" text={text} language={language} act={act} />}
        <p className={styles.ways}>
          <LinkButton look="secondary" href={view.backHref}>
            {text.back}
          </LinkButton>
        </p>
      </div>
    </Section>
  );
}
