import type { AttachmentLink } from '#schemas/api';
import { fileIdOf } from '#forms/definition';
import { type PortalApi, untilOffline } from '../../api/index.ts';
import type { Session } from '../../auth/index.ts';

interface ChosenFile {
  /** Of its answer. */
  readonly content: string;
  readonly questionName: string;
  readonly file: File;
}

/** ERR-07: where an upload that failed is logged, for a person who is signed in (ERR-04). */
export interface UploadLog {
  readonly api: Pick<PortalApi, 'call'>;
  readonly session: Pick<Session, 'current'>;
  readonly url: URL;
}

interface SentFiles {
  /** With the id that the server gave each. */
  readonly arrived: readonly { readonly file: File; readonly id: string }[];
  /** Names of those that did not arrive. */
  readonly failed: readonly string[];
}

/** Why a file was not taken; `found` is the ending that fits its content, if that is the reason. */
interface UploadRefusal {
  readonly code: string;
  readonly found?: string;
}

const tries = 3;
/** Milliseconds; where a signal is given, of all tries together. */
const timeout = 300_000;

/**
 * Puts each file to the link made for it (FRM-13). One after another, each tried three times; a file that does not arrive does not stop the
 * others.
 */
export async function sendFiles(files: readonly ChosenFile[], links: readonly AttachmentLink[], log: UploadLog): Promise<SentFiles> {
  const open = [...links];
  const arrived: { file: File; id: string }[] = [];
  const failed: string[] = [];
  for (const { content, questionName, file } of files) {
    const own = open.findIndex(({ id }) => id === fileIdOf({ content }));
    const index = own >= 0 ? own : open.findIndex((link) => link.questionName === questionName && link.fileName === file.name);
    const [link] = index < 0 ? [] : open.splice(index, 1);
    if (link && (await putFile(link.uploadLink, file, log)) === undefined) arrived.push({ file, id: link.id });
    else failed.push(file.name);
  }
  return { arrived, failed };
}

/**
 * Puts one file to its link, three times if need be. Answers why it was not taken, `network` if there was no answer; undefined: it has
 * arrived. What fails is logged, and is no reason for another page (ERR-07); one that `signal` ends is `cancelled`, and neither logged nor tried again. With a
 * signal, one that is on its way when the connection goes is given up at once: the caller tries it again.
 */
export async function putFile(
  uploadLink: string,
  file: File,
  { api, session, url }: UploadLog,
  signal?: AbortSignal,
): Promise<UploadRefusal | undefined> {
  const { ofetch } = await import('ofetch');
  const type = file.type || 'application/octet-stream';
  const put = (lost?: AbortSignal): Promise<unknown> =>
    ofetch.raw(uploadLink, {
      method: 'PUT',
      body: file,
      headers: { 'Content-Type': type },
      retry: tries - 1,
      retryDelay: 1000,
      ...(signal && lost ? { signal: AbortSignal.any([signal, lost, AbortSignal.timeout(timeout)]) } : { timeout }),
      responseType: 'text',
    });
  const refusal = await (signal ? untilOffline(put) : put()).then(
    () => undefined,
    (error: unknown) => ({ ...refusalOf(error), status: (error as { status?: number } | null)?.status ?? 0 }),
  );
  // An answer that was lost on its way: the try before this one has arrived.
  if (!refusal || refusal.code === 'already-received') return undefined;
  if (signal?.aborted) return { code: 'cancelled' };
  const { code, status, found } = refusal;
  const body = { message: `The upload of a file failed: ${code}`, status, path: url.pathname };
  if (session.current().state === 'signed-in') api.call('errors.log', { body }).catch(() => undefined);
  return { code, ...(found ? { found } : {}) };
}

/** The problem a refused upload was answered with. */
function refusalOf(error: unknown): UploadRefusal {
  const text = (error as { data?: unknown } | null)?.data;
  try {
    const { code, found } = (typeof text === 'string' ? JSON.parse(text) : {}) as { readonly code?: unknown; readonly found?: unknown };
    return { code: typeof code === 'string' ? code : 'network', ...(typeof found === 'string' ? { found } : {}) };
  } catch {
    return { code: 'network' };
  }
}
