import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { sameJson, type BlockEnvironment } from '#engine';
import { isolated } from '#schemas/shared/isolated';
import type { MissingPlace } from '#schemas/api';
import type { Outcome } from '#schemas/page';
import { labelled } from '#locale/dates-and-numbers/labelled';
import { endingsOfKinds, endingOf, fileProblem, fileWarningWord, limitsInWords, wrongKindText, type FileLimits } from '#forms/definition';
import { absentFileStates } from '#schemas/shared/statuses';
import { filled } from '#locale/messages/filled';
import { nameChosenFiles } from '#forms/state';
import { Button, Verbatim } from '#ui';
import type { texts } from './forms-list.schema.ts';
import styles from './missing-files.module.css';

type Text = BlockEnvironment<typeof texts>['text'];

interface MissingFilesProps extends Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'> {
  /** Undefined: nothing is missing. */
  readonly missing: { readonly files: readonly MissingPlace[]; readonly limits: FileLimits } | undefined;
}

/**
 * FRM-13: files of submitted forms and of the registration that did not arrive, each with a way to send another in its place, or to do without it. The result of the
 * last one is announced once and stays, also when nothing is missing any more.
 */
export function MissingFiles({ id, missing, text, language, act }: MissingFilesProps) {
  const [announced, announce] = useState('');
  /** Id of the place a file is sent to. */
  const [sending, setSending] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its place: the focus moves to the result.
  useEffect(() => {
    if (announced && !sending && document.activeElement === document.body) box.current?.focus();
  }, [announced, sending]);

  const send = async (place: MissingPlace, limits: FileLimits, file: File): Promise<void> => {
    const fault = fileProblem(file, limits);
    const name = isolated(file.name);
    if (fault) return announce(labelled(name, filled(text[fault], limitsInWords(limits, language)), language));
    setSending(place.id);
    announce(filled(text.sendingNamed, { name }));
    const outcome = await act('send-file-again', { fileId: place.id, file });
    announce(outcome.ok ? filled(text.fileArrived, { name }) : labelled(name, refusalText(outcome, file.name, text), language));
    setSending(undefined);
  };

  const dismiss = async (place: MissingPlace): Promise<void> => {
    setSending(place.id);
    const outcome = await act('dismiss-file', { fileId: place.id });
    announce(outcome.ok ? filled(text.fileDismissed, { name: isolated(place.fileName) }) : text.fileNotDismissed);
    setSending(undefined);
  };

  if (!missing && !announced) return null;
  const limits = missing && commonLimits(missing);
  return (
    <div className={styles.box} role="group" aria-labelledby={missing ? `${id}-missing` : undefined} tabIndex={-1} ref={box}>
      {missing && (
        <>
          <h3 id={`${id}-missing`}>{areAllMissing(missing.files) ? text.missingTitle : text.neededTitle}</h3>
          <p className={styles.hint}>{filled(text.missingHint, limitsInWords(limits ?? missing.limits, language))}</p>
          <ul className={styles.files} role="list">
            {missing.files.map((place) => (
              <Place
                key={place.id}
                {...{ place, text, language }}
                ownLimits={limits ? undefined : place.limits}
                accept={(place.limits ?? missing.limits).endings}
                busy={sending !== undefined}
                send={(file) => void send(place, place.limits ?? missing.limits, file)}
                dismiss={() => void dismiss(place)}
              />
            ))}
          </ul>
        </>
      )}
      <p className={styles.announced} role="status">
        {announced}
      </p>
    </div>
  );
}

/** The limits that hold for every missing file; undefined where they are not the same. */
function commonLimits({ files, limits }: NonNullable<MissingFilesProps['missing']>): FileLimits | undefined {
  const [first, ...others] = files.map((place) => place.limits ?? limits);
  return others.every((one) => sameJson(one, first)) ? first : undefined;
}

interface PlaceProps {
  readonly place: MissingPlace;
  /** Undefined where those above hold. */
  readonly ownLimits: FileLimits | undefined;
  readonly text: Text;
  readonly language: string;
  readonly accept: readonly string[];
  readonly busy: boolean;
  readonly send: (file: File) => void;
  readonly dismiss: () => void;
}

function Place({ place, ownLimits, text, language, accept, busy, send, dismiss }: PlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    nameChosenFiles(chosen, accept, ([file]) => file && send(file));
  };
  return (
    <li className={styles.file}>
      <div>
        <strong>
          <Verbatim>{place.fileName}</Verbatim>
        </strong>
        <p>
          {place.formName !== undefined && `${place.formName}. `}
          {reasonOf(place, text)}
        </p>
        {ownLimits && <p>{filled(text.ownLimits, limitsInWords(ownLimits, language))}</p>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={endingsOfKinds(accept)
          .map((ending) => `.${ending}`)
          .join(',')}
        onChange={choose}
      />
      <Button
        look="secondary"
        busy={busy}
        aria-label={labelled(text.sendAgain, place.fileName, language)}
        onClick={() => input.current?.click()}
      >
        {text.sendAgain}
      </Button>
      <Button look="quiet" busy={busy} aria-label={labelled(text.dismiss, place.fileName, language)} onClick={dismiss}>
        {text.dismiss}
      </Button>
    </li>
  );
}

/** Whether none of them is here: one that cannot be opened is. */
export const areAllMissing = (files: readonly MissingPlace[]): boolean =>
  files.every(({ state }) => absentFileStates.some((absent) => absent === state));

const reasonOf = ({ state }: MissingPlace, text: Text): string => {
  if (state === 'waiting') return text.fileNeverCame;
  return state === 'refused' ? text.fileRefused : text[fileWarningWord[state]];
};

const refusalText = ({ code, found }: Extract<Outcome, { ok: false }>, name: string, text: Text): string => {
  return (code === 'file-type' && found && wrongKindText(found, endingOf(name), (key) => text[key])) || text[wordFor(code)];
};

/** Code of a refusal → key of its words. The ending was checked before: a file of the wrong type now is not what its name suggests. */
function wordFor(code: string): 'fileNoRoom' | 'fileRefused' | 'fileNotArrived' {
  if (code === 'file-type' || code === 'file-unsafe') return 'fileRefused';
  return code === 'storage-full' ? 'fileNoRoom' : 'fileNotArrived';
}
