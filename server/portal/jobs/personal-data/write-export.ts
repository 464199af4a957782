import { createHash } from 'node:crypto';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { objectKey, type FileStore, type StoredFile } from '../../../services/files/index.ts';
import { syncAbove, syncFolder } from '../../../platform/disk/index.ts';
import type { PersonExport } from './export-person.ts';
import { fileNames } from './file-names.ts';

/** One file of the folder, in its manifest. */
interface Exported {
  /** From the folder, with `/`. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** What an export folder holds. */
export interface Manifest {
  readonly portico: 'person';
  readonly format: 1;
  readonly tenant: string;
  readonly account: string;
  /** ISO 8601. */
  readonly made: string;
  readonly files: readonly Exported[];
  /** Files that were announced and never came, or were refused. */
  readonly notReceived: readonly string[];
  /** Files that are missing from the store, or do not match their hash. */
  readonly missing: readonly string[];
}

/** Something whose bytes are in the store: a file, or a document as it was sent to be signed. */
type ExportedFile = Pick<StoredFile, 'tenant_id' | 'id' | 'sha256' | 'file_name' | 'submission_id'>;

interface Destination {
  /** Made when it is not there; must be empty. */
  readonly folder: string;
  readonly tenant: string;
  readonly now: number;
  readonly note?: ((text: string) => void) | undefined;
}

/** Rejects with a sentence unless the folder is empty or not there yet. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const lying = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(error.code === 'ENOTDIR' ? `${folder} is a file. Name a folder.` : error.message);
  });
  if (lying.length > 0) throw new Error(`${folder} is not empty. Name a new folder: nothing in it is overwritten.`);
}

/**
 * Writes `person.json`, the files under the names that the person gave them, documents to be signed as they were sent and as they were
 * signed, and `manifest.json` last: without it an export is not whole.
 */
export async function writeExport(store: FileStore, person: PersonExport, { folder, tenant, now, note }: Destination): Promise<Manifest> {
  await requireEmptyFolder(folder);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: Exported[] = [];
  const missing: string[] = [];
  const put = async (path: string, body: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<Exported> => {
    const written = { path, ...(await write(join(folder, path), body)) };
    files.push(written);
    return written;
  };
  const received: readonly ExportedFile[] = [
    ...person.files.filter(({ sha256, state }) => sha256 !== null && state !== 'refused'),
    ...person.documents.map((document) => ({ ...document, file_name: `${document.name} (as sent).pdf` })),
  ];
  const places = placesOf(person, received);
  for (const [index, file] of received.entries()) {
    note?.(`file ${index + 1} of ${received.length}: ${file.file_name}`);
    const key = objectKey(file);
    const path = places.get(file.id) ?? file.id;
    if ((await store.size(key)) === null) missing.push(path);
    else if ((await put(path, store.read(key))).sha256 !== file.sha256) missing.push(path);
  }
  const placed = <Row extends { readonly id: string }>(row: Row) => ({ ...row, exported_as: places.get(row.id) ?? null });
  const held = { ...person, files: person.files.map(placed), documents: person.documents.map(placed) };
  await put('person.json', [Buffer.from(`${JSON.stringify(held, null, 2)}\n`)]);
  const manifest: Manifest = {
    portico: 'person',
    format: 1,
    tenant,
    account: person.account.id,
    made: new Date(now).toISOString(),
    files,
    notReceived: person.files.filter(({ id }) => !places.has(id)).map(({ file_name }) => file_name),
    missing,
  };
  for (const path of foldersOf(files)) await syncFolder(join(folder, path));
  if (made !== undefined) await syncAbove(folder, dirname(made));
  await write(join(folder, 'manifest.json'), [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
  await syncFolder(folder);
  return manifest;
}

/** `files/<reference of the submission>/<name>`; what belongs to none is in `files/account/`. */
function placesOf({ submissions }: PersonExport, received: readonly ExportedFile[]): ReadonlyMap<string, string> {
  const folderNames = fileNames();
  const folders = new Map<string | null, { readonly name: string; readonly nameOf: (name: string) => string }>();
  return new Map(
    received.map(({ id, file_name, submission_id }) => {
      const reference = submissions.find((submission) => submission.id === submission_id)?.reference_number ?? 'account';
      const place = folders.get(submission_id) ?? { name: folderNames(reference), nameOf: fileNames() };
      folders.set(submission_id, place);
      return [id, `files/${place.name}/${place.nameOf(file_name)}`];
    }),
  );
}

/** Every folder with files in it, at any depth. */
const foldersOf = (files: readonly Exported[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ path }) => {
      const steps = dirname(path).split('/');
      return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
    }),
  );

async function write(path: string, body: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      size += chunk.length;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}
