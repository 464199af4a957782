import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetError } from '#server/sanitise';
import type { Finding } from '../finding.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/** Assets that do not fit their name, or that hold what the portal never lets run. */
export function assetFileFindings({ folder, assets }: TenantFiles): Finding[] {
  return [...assets].flatMap((name): Finding[] => {
    const path = join(folder, 'assets', name);
    const message = lstatSync(path).isFile() ? assetError(name, readFileSync(path)) : undefined;
    return message === undefined
      ? []
      : [{ severity: 'error', code: 'unsafe-asset', file: `assets/${name}`, line: 1, column: 1, pointer: '', message }];
  });
}
