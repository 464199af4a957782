import { useState } from 'react';
import { filled, type Given } from '#engine';
import type { ClaimDetailView } from '#schemas/api';
import { labelled } from '#schemas/dates-and-numbers/labelled';
import { Button, ColumnHeadings, Icon, Table, useFormats } from '../../ui/index.ts';
import type { texts } from './claim-detail.schema.ts';
import styles from './claim-detail.module.css';

type File = ClaimDetailView['files'][number];

interface FilesProps extends Pick<Given<typeof texts>, 'id' | 'text' | 'language'> {
  readonly files: readonly File[];
  readonly pageSize: number;
  readonly download: (file: File) => Promise<void>;
  readonly refresh: () => void;
}

/** Each file with the truth about it: it can be downloaded, is being processed, did not arrive, or was refused (DET-07, CTL-ATT). */
export function Files({ id, files, pageSize, text, language, download, refresh }: FilesProps) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(files.length / pageSize));
  const formats = useFormats(language);
  const number = new Intl.NumberFormat(language);
  const turn = (by: 1 | -1) => () => setPage(page + by);
  return (
    <section aria-labelledby={`${id}-files`}>
      <h3 id={`${id}-files`}>{text.files}</h3>
      {files.length === 0 ? (
        <p>{text.noFiles}</p>
      ) : (
        <Table>
          <ColumnHeadings names={[text.file, text.purpose, text.sent]} action={text.action} />
          <tbody>
            {files.slice(page * pageSize, (page + 1) * pageSize).map((file) => (
              <tr key={file.id}>
                <th scope="row" data-cell="title">
                  <bdi>{file.uploadFileName}</bdi>
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
      {pages > 1 && (
        <nav className={styles.ways} aria-label={text.files}>
          <Button look="secondary" busy={page === 0} onClick={turn(-1)}>
            {text.previous}
          </Button>
          <span role="status">{filled(text.pageOf, { page: number.format(page + 1), pages: number.format(pages) })}</span>
          <Button look="secondary" busy={page === pages - 1} onClick={turn(1)}>
            {text.next}
          </Button>
        </nav>
      )}
    </section>
  );
}

type FileStateProps = { readonly file: File } & Pick<FilesProps, 'text' | 'language' | 'download' | 'refresh'>;

function FileState({ file, text, language, download, refresh }: FileStateProps) {
  if (file.state === 'refused') return <span>{text.refused}</span>;
  if (file.state === 'waiting') return <span>{text.missing}</span>;
  if (file.state === 'checked')
    return (
      <Button look="secondary" aria-label={labelled(text.download, file.uploadFileName, language)} onClick={() => void download(file)}>
        {text.download}
      </Button>
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
