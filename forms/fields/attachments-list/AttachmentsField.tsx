import { useState, useSyncExternalStore } from 'react';
import type { SurveyModel } from 'survey-core';
import { fileWarningWord } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import type { ListedAttachment } from '#schemas/page';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { useQuestion } from '../parts/index.ts';
import { formContextOf } from '../../state/index.ts';
import { Button, ColumnHeadings, Icon, PageButtons, Table, useFormats, usePages, Verbatim } from '#ui';
import { attachmentsOf } from './attachments-of.ts';
import styles from './attachments-field.module.css';

/** CTL-ATT: files that the portal has, a few at a time, each with its date and what can be done with it. */
export function AttachmentsField({ question }: { readonly question: FieldQuestion }) {
  useQuestion(question);
  const attachments = attachmentsOf(question);
  const now = useSyncExternalStore(attachments.subscribe, attachments.now, attachments.now);
  const pageSize = Math.max(1, Number(question.settings.property('pageSize')) || 1);
  const { rows, ...paging } = usePages(now.state === 'ready' ? now.files : [], pageSize);
  const word = (key: string) => question.word(key);
  const { language } = formContextOf(question.survey as SurveyModel);
  const formats = useFormats(language);
  if (now.state !== 'ready')
    return now.state === 'loading' ? (
      <p role="status">{word('attachmentsLoading')}</p>
    ) : (
      <div className={styles.line} role="status">
        <span>{word('attachmentsFailed')}</span>
        <Button id={question.inputId} look="secondary" onClick={() => void attachments.load()}>
          {word('attachmentsAgain')}
        </Button>
      </div>
    );
  const pattern = String(question.settings.property('dateTimeFormat') ?? '');
  return (
    <div className={styles.list} id={question.inputId} tabIndex={-1}>
      {now.files.length === 0 ? (
        <p className={styles.none}>{word('attachmentsNone')}</p>
      ) : (
        <Table name={question.processedTitle}>
          <ColumnHeadings names={[word('attachmentName'), word('attachmentDate')]} action={word('attachmentAction')} />
          <tbody>
            {rows.map((file) => (
              <tr key={file.id}>
                <th scope="row" data-cell="title">
                  <Verbatim>{file.fileName}</Verbatim>
                  {file.warning && <p className={styles.warning}>{word(fileWarningWord[file.warning])}</p>}
                </th>
                <td data-label={word('attachmentDate')}>
                  {formats.column(file.dateTime, { dataType: 'DateTime', ...(pattern ? { format: pattern } : {}) })}
                </td>
                <td data-cell="action">
                  <FileAction question={question} file={file} refresh={() => void attachments.refresh()} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <PageButtons
        label={question.processedTitle}
        text={{ previous: word('attachmentsPrevious'), next: word('attachmentsNext'), pageOf: word('attachmentsPage') }}
        language={language}
        {...paging}
      />
    </div>
  );
}

interface FileActionProps {
  readonly question: FieldQuestion;
  readonly file: ListedAttachment;
  readonly refresh: () => void;
}

function FileAction({ question, file, refresh }: FileActionProps) {
  const { act, language } = formContextOf(question.survey as SurveyModel);
  const [failed, setFailed] = useState(false);
  if (file.trouble) return <span>{question.word(file.trouble === 'missing' ? 'attachmentMissing' : 'attachmentRefused')}</span>;
  const download = async (): Promise<void> => {
    const outcome = await act?.('download-file', { fileId: file.id, fileName: file.fileName });
    setFailed(!outcome?.ok);
  };
  const named = (key: string): string => labelled(question.word(key), file.fileName, language);
  if (file.canDownload)
    return (
      <>
        <Button look="secondary" aria-label={named('attachmentDownload')} onClick={() => void download()}>
          {question.word('attachmentDownload')}
        </Button>
        {failed && <p role="alert">{question.word('attachmentFailed')}</p>}
      </>
    );
  return (
    <div className={styles.line}>
      <span>{question.word('attachmentProcessing')}</span>
      <Button look="secondary" aria-label={named('attachmentRefresh')} onClick={refresh}>
        <Icon name="refresh" />
        {question.word('attachmentRefresh')}
      </Button>
    </div>
  );
}
