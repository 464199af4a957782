import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Emscripten's number for EIO: PostgreSQL then panics, as it must, and recovers from its log at the next start. */
const inputOutputError = 29;

interface Module {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { nfd: number }) => number } };
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
}

/** PGlite's file layer acknowledges fsync without doing it; this one does it, and counts. */
export class DurableFiles extends NodeFS {
  fsyncs = 0;

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const useRealFsync = (module: unknown) => {
      const { NODEFS, FS } = module as Module;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd);
        } catch {
          throw new FS.ErrnoError(inputOutputError);
        }
        this.fsyncs++;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), useRealFsync] } };
  }
}

/** `-F` means no fsync at all; the default method calls fdatasync, which never leaves PGlite. */
const durable: PGliteOptions = {
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
  ],
};

/** Opens the cluster in `directory`; with `seed`, fills the empty folder from that archive first. */
export async function openDurable(directory: string, seed?: Blob): Promise<{ pglite: PGlite; files: DurableFiles }> {
  const files = new DurableFiles(directory);
  const pglite = await PGlite.create({ ...durable, fs: files, ...(seed && { loadDataDir: seed }) });
  return { pglite, files };
}
