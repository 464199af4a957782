import type { Question } from 'survey-core';
import { fileIdOf, isStoredFile, type FileAnswer } from '#schemas/form';
import { filled } from '#schemas/words/filled';
import styles from './files.module.css';
import { RemoveFile } from './RemoveFile.tsx';
import { useUploads } from './use-uploads.ts';

type Word = 'fileReady' | 'fileSending' | 'fileNotSent' | 'sendFile' | 'sendFileNamed' | 'fileStored' | 'fileChecked' | 'removeFile';

interface FileListProps {
  readonly question: Question;
  readonly files: readonly FileAnswer[];
  readonly word: (key: Word) => string;
  readonly remove: (file: FileAnswer) => void;
}

const words = {
  waiting: 'fileReady',
  sending: 'fileSending',
  'not-sent': 'fileNotSent',
  received: 'fileStored',
  checked: 'fileChecked',
  refused: 'fileReady',
} as const;

/** The files of an answer, each with how far it is, and with what can be done about it. */
export function FileList({ question, files, word, remove }: FileListProps) {
  const uploads = useUploads(question);
  return (
    <div role="status">
      <ul className={styles.files} role="list">
        {files.map((file) => {
          const state = uploads.states.of(fileIdOf(file)) ?? (isStoredFile(file) ? 'received' : 'waiting');
          return (
            <li key={fileIdOf(file)} className={file.fault === undefined ? styles.file : `${styles.file} ${styles.faulty}`}>
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={styles.state}>{file.fault ?? word(words[state])}</span>
              {state === 'not-sent' && (
                <button
                  type="button"
                  className={styles.send}
                  aria-label={filled(word('sendFileNamed'), { name: file.name })}
                  onClick={() => uploads.retry()}
                >
                  {word('sendFile')}
                </button>
              )}
              <RemoveFile question={question} name={file.name} text={word('removeFile')} onClick={() => remove(file)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
