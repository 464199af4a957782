import { expect, test } from 'vitest';
import { defaultEndings } from '#forms/definition';
import { PortalError } from '../../failure/portal-error.ts';
import { fileLimits } from './file-limits.ts';
import type { SourceRequest } from '../source.ts';

const answered = (call: () => Promise<unknown>) =>
  fileLimits({ api: { call }, site: { tenant: { identity: { userPoolId: 'p' } } } } as unknown as Pick<SourceRequest, 'api' | 'site'>);
const megabyte = 1024 * 1024;

test('a file may be what the configuration lists, and as large as the server allows', async () => {
  const allowedFileTypeList = ['.PDF', 'png'];
  expect(await answered(async () => ({ allowedFileTypeList, maxFileSize: 5 * megabyte }))).toEqual({
    endings: ['pdf', 'png'],
    maxSize: 5 * megabyte,
  });
  expect(await answered(async () => ({ allowedFileTypeList }))).toMatchObject({ maxSize: 20 * megabyte });
});

test('without a configuration every kind that the server takes is taken', async () => {
  const down = await answered(() => Promise.reject(new PortalError(500, 'down')));
  expect(down).toEqual({ endings: defaultEndings, maxSize: 20 * megabyte });
});
