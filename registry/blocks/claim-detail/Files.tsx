import type { BlockEnvironment } from '#engine';
import type { ClaimDetailView } from '#schemas/api';
import { fileWarningWord } from '#schemas/shared/file-warnings';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { Button, ColumnHeadings, DataNotice, Icon, PageButtons, Table, useFormats, usePages, Verbatim } from '#ui';
import type { texts } from './claim-detail.schema.ts';
import styles from './claim-detail.module.css';

type File = NonNullable<ClaimDetailView['files']>[number];

interface FilesProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language'> {
  /** Undefined where they cannot be had. */
  readonly files: readonly File[] | undefined;
  readonly pageSize: number;
  readonly download: (file: File, as?: 'jpeg') => Promise<void>;
  readonly refresh: () => void;
}

/** Each file with the truth about it: it can be downloaded, is being processed, did not arrive, or was refused (DET-07, CTL-ATT). */
export function Files({ id, files, pageSize, text, language, download, refresh }: FilesProps) {
  const { rows, ...paging } = usePages(files ?? [], pageSize);
  const formats = useFormats(language);
  return (
    <section aria-labelledby={`${id}-files`}>
      <h3 id={`${id}-files`}>{text.files}</h3>
      {!files ? (
        <DataNotice state="unavailable" words={text.filesUnavailable} again={{ label: text.tryAgain, retry: refresh }} />
      ) : files.length === 0 ? (
        <p>{text.noFiles}</p>
      ) : (
        <Table name={text.files}>
          <ColumnHeadings names={[text.file, text.purpose, text.sent]} action={text.action} />
          <tbody>
            {rows.map((file) => (
              <tr key={file.id}>
                <th scope="row" data-cell="title">
                  <Verbatim>{file.uploadFileName}</Verbatim>
                  {file.warning && <p className={styles.warning}>{text[fileWarningWord[file.warning]]}</p>}
                </th>
                <td data-label={text.purpose} data-cell={file.filePurpose ? undefined : 'none'}>
                  <bdi>{file.filePurpose || '–'}</bdi>
                </td>
                <td data-label={text.sent}>{formats.dateTime(file.creationDate)}</td>
                <td data-cell="action">
                  <FileState file={file} text={text} language={language} download={download} refresh={refresh} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <PageButtons label={text.files} text={text} language={language} {...paging} />
    </section>
  );
}

type FileStateProps = { readonly file: File } & Pick<FilesProps, 'text' | 'language' | 'download' | 'refresh'>;

function FileState({ file, text, language, download, refresh }: FileStateProps) {
  if (file.state === 'refused') return <span>{text.refused}</span>;
  if (file.state === 'waiting') return <span>{text.missing}</span>;
  if (file.state === 'checked')
    return (
      <div className={styles.ways}>
        <Button look="secondary" aria-label={labelled(text.download, file.uploadFileName, language)} onClick={() => void download(file)}>
          {text.download}
        </Button>
        {file.hasJpeg && (
          <Button
            look="secondary"
            aria-label={labelled(text.downloadJpeg, file.uploadFileName, language)}
            onClick={() => void download(file, 'jpeg')}
          >
            {text.downloadJpeg}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.processing}>
      <span>{text.processing}</span>
      <Button look="secondary" aria-label={labelled(text.refresh, file.uploadFileName, language)} onClick={refresh}>
        <Icon name="refresh" />
        {text.refresh}
      </Button>
    </div>
  );
}
