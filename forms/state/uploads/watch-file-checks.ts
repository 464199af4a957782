import type { Act } from '#schemas/page';
import type { FileWarning } from '#schemas/shared/statuses';

/** Milliseconds until the first look, and the longest between two. */
const wait = { first: 500, max: 30_000 };
/** After these the page looks no more: a scanner that is down may take hours. */
const maxLooks = 12;

interface Watched {
  readonly submissionId: string;
  /** Ids of the files that are not checked yet. */
  readonly open: () => readonly string[];
}

interface CheckWatch {
  /** Looks from now on, less and less often, until every file was checked or refused. */
  watch(watched: Watched): void;
  end(): void;
}

/** Finds out what the server's checks made of files that arrived; one that is still to be opened is not checked yet, though it may be downloaded. */
export function watchChecks(act: Act | undefined, found: (id: string, state: 'checked' | 'refused' | FileWarning) => void): CheckWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  const look = async ({ submissionId, open }: Watched): Promise<void> => {
    const ids = open();
    if (!act || ids.length === 0) return;
    const outcome = await act('list-attachments', { owner: 'submission', ownerId: submissionId, sentWith: true });
    if (!outcome.ok) return;
    for (const { id, canDownload, isOpening, trouble, warning } of outcome.value.files)
      if (ids.includes(id) && ((canDownload && !isOpening) || trouble === 'refused'))
        found(id, canDownload ? (warning ?? 'checked') : 'refused');
    looks += 1;
    if (open().length > 0 && looks < maxLooks) later({ submissionId, open });
  };
  const later = (watched: Watched): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(watched), Math.min(wait.first * 2 ** looks, wait.max));
  };
  return {
    watch(watched) {
      looks = 0;
      later(watched);
    },
    end: () => clearTimeout(timer),
  };
}
