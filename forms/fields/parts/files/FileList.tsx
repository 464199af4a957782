import { useEffect, useRef } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { fileIdOf, fileWarningWord, isStoredFile, type FileAnswer } from '../../../model/definition/index.ts';
import { unusableFileWarnings } from '#schemas/shared/statuses';
import { isolated } from '#schemas/shared/isolated';
import { filled } from '#locale/messages/filled';
import { announce, Verbatim } from '#ui';
import styles from './files.module.css';
import { RemoveFile } from './RemoveFile.tsx';
import { formContextOf, type FileState } from '../../../state/index.ts';
import { useUploads } from './use-uploads.ts';

type Word = (typeof words)[FileState] | 'sendFile' | 'sendFileNamed' | 'removeFile';

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
  ...fileWarningWord,
} as const satisfies Readonly<Record<FileState, string>>;

const isToBeReplaced = (state: FileState): boolean => unusableFileWarnings.some((warning) => warning === state);

/** The files of an answer, each with how far it is, and with what can be done about it. */
export function FileList({ question, files, word, remove }: FileListProps) {
  const uploads = useUploads(question);
  const listed = files.map((file) => {
    const state = uploads.states.of(fileIdOf(file)) ?? (isStoredFile(file) ? 'received' : 'waiting');
    return { file, state, words: file.fault ?? word(words[state]) };
  });
  useAnnouncedFiles(
    question,
    listed.map((one) => ({ id: fileIdOf(one.file), name: one.file.name, words: one.words })),
  );
  return (
    <ul className={styles.files} role="list" data-files>
      {listed.map(({ file, state, words: stateWords }) => (
        <li
          key={fileIdOf(file)}
          className={file.fault === undefined && !isToBeReplaced(state) ? styles.file : `${styles.file} ${styles.faulty}`}
        >
          <Verbatim className={styles.name}>{file.name}</Verbatim>
          <span className={styles.state}>{stateWords}</span>
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
      ))}
    </ul>
  );
}

interface AnnouncedFile {
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

/** Milliseconds for which a state has to last to be announced. */
const lasting = 500;

/** Announces each file that has come, has gone, or has got further: the file alone, not the whole list. */
function useAnnouncedFiles(question: Question, files: readonly AnnouncedFile[]): void {
  const known = useRef(files);
  const now = JSON.stringify(files);
  useEffect(() => {
    const { text, language } = formContextOf(question.survey as SurveyModel);
    const listed = JSON.parse(now) as readonly AnnouncedFile[];
    const timer = setTimeout(() => {
      const before = known.current;
      known.current = listed;
      for (const { id, name, words: state } of listed)
        if (before.find((file) => file.id === id)?.words !== state) announce(labelled(isolated(name), state, language));
      for (const { id, name } of before)
        if (!listed.some((file) => file.id === id)) announce(filled(text.entryRemoved, { entry: isolated(name) }));
    }, lasting);
    return () => clearTimeout(timer);
  }, [question, now]);
}
