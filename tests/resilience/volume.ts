import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** EXT4_IOC_SHUTDOWN with NOLOGFLUSH: what was not fsynced is gone, as after a power cut. */
const shutdown = `import os,fcntl,struct,sys
fcntl.ioctl(os.open(sys.argv[1],0),0x8004587d,struct.pack('I',2))`;

/** A file system of its own that a test may cut off, fill or make read-only. */
export interface Volume {
  readonly path: string;
  readonly remount: (options: string) => void;
  /** Only of ext4: the power goes. Nothing can be read or written until `comeBack`. */
  readonly cutPower: () => void;
  readonly comeBack: () => void;
  readonly remove: () => void;
}

/** Why this machine cannot make volumes; '' when it can. Tests that are left out for it must print that. */
export function whyNoVolumes(kind: 'ext4' | 'tmpfs'): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount';
  const needed = kind === 'ext4' ? ['mkfs.ext4', 'mount', 'umount', 'python3'] : ['mount', 'umount'];
  const missing = needed.filter((name) => !['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(join(folder, name))));
  if (missing.length > 0) return `${missing.join(', ')} is not installed`;
  try {
    makeVolume(kind, 32).remove();
    return '';
  } catch (error) {
    return `mounting does not work here: ${String((error as { stderr?: unknown }).stderr ?? error).trim()}`;
  }
}

export function makeVolume(kind: 'ext4' | 'tmpfs', megabytes: number): Volume {
  const folder = mkdtempSync(join(tmpdir(), 'portico-volume-'));
  const path = join(folder, 'mounted');
  const image = join(folder, 'image');
  mkdirSync(path);
  const mount = (): void =>
    void (kind === 'ext4'
      ? run('mount', '-o', 'loop', image, path)
      : run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path));
  if (kind === 'ext4') {
    run('truncate', '-s', `${megabytes}M`, image);
    run('mkfs.ext4', '-q', '-F', image);
  }
  try {
    mount();
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    path,
    remount: (options) => void run('mount', '-o', `remount,${options}`, path),
    cutPower: () => void run('python3', '-c', shutdown, path),
    comeBack() {
      run('umount', path);
      mount();
    },
    remove() {
      run('umount', path);
      rmSync(folder, { recursive: true });
    },
  };
}
