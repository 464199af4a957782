import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Emscripten's number for EIO: PostgreSQL then panics, as it must, and recovers from its log at the next start. */
const inputOutputError = 29;

interface Attributes {
  readonly mode?: number | undefined;
}

interface Module {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { nfd: number }) => number };
    readonly node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
      setattr: (node: unknown, attributes: Attributes) => void;
    };
  };
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
}

/** What group and others may do, in a mode. */
const forOthers = 0o077;

/**
 * PGlite's file layer acknowledges fsync without doing it, and sets the mode of each new file to 0666 (of a folder to 0777), whatever the
 * umask. This one does fsync, counts it, and makes everything for the user of this process alone.
 */
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
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), useRealFsync, makePrivate] } };
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
    // As on PostgreSQL: one plan for all tenants misses the index of slugs.
    '-c',
    'plan_cache_mode=force_custom_plan',
  ],
};

/** Opens the cluster in `directory`; with `seed`, fills the empty folder from that archive first. */
export async function openDurable(directory: string, seed?: Blob): Promise<{ pglite: PGlite; files: DurableFiles }> {
  const files = new DurableFiles(directory);
  const pglite = await PGlite.create({ ...durable, fs: files, ...(seed && { loadDataDir: seed }) });
  return { pglite, files };
}

function makePrivate(module: unknown): void {
  const { node_ops } = (module as Module).NODEFS;
  const { mknod, setattr } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~forOthers, device);
  node_ops.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~forOthers });
}
