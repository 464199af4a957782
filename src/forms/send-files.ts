import type { AttachmentLink } from '#schemas/api';

interface Chosen {
  readonly questionName: string;
  readonly file: File;
}

const tries = 3;

/**
 * Puts each file to the link made for it (FRM-13). One after another, each tried three times; a file that does not arrive does not stop the
 * others. Answers the names of those that did not.
 */
export async function sendFiles(files: readonly Chosen[], links: readonly AttachmentLink[]): Promise<string[]> {
  const open = [...links];
  const failed: string[] = [];
  for (const { questionName, file } of files) {
    const index = open.findIndex((link) => link.questionName === questionName && link.fileName === file.name);
    const [link] = index < 0 ? [] : open.splice(index, 1);
    if (!link || !(await put(link.uploadLink, file))) failed.push(file.name);
  }
  return failed;
}

async function put(uploadLink: string, file: File): Promise<boolean> {
  const { ofetch } = await import('ofetch');
  const type = file.type || 'application/octet-stream';
  const sent = await ofetch
    .raw(uploadLink, {
      method: 'PUT',
      body: file,
      headers: { 'Content-Type': type },
      retry: tries - 1,
      retryDelay: 1000,
      timeout: 300_000,
      responseType: 'text',
    })
    .then(
      () => true,
      // An answer that was lost on its way: the try before this one has arrived.
      (error: unknown) => codeOf(error) === 'already-received',
    );
  return sent;
}

/** Code of the problem a refused upload was answered with. */
function codeOf(error: unknown): unknown {
  const text = (error as { data?: unknown } | null)?.data;
  try {
    return typeof text === 'string' ? (JSON.parse(text) as { code?: unknown }).code : undefined;
  } catch {
    return undefined;
  }
}
