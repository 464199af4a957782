import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserRouter } from './router.ts';
import { opensAsDocument } from './opens-as-document.ts';

const routerWith = (blockers: number) =>
  ({ state: { blockers: new Map(Array.from({ length: blockers }, (_, key) => [key, {}])) } }) as unknown as BrowserRouter;
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/form/vehicle-claim?submissionId=1', 0, true, true],
  ['/form/', 0, true, false],
  ['/form-fill/vehicle-claim', 0, true, false],
  ['/securedPage/my-claim', 0, true, false],
  ['/form/vehicle-claim', 1, true, false],
  ['/form/vehicle-claim', 0, false, false],
])('%s, %i places that hold, connection %s: %s', (address, blockers, onLine, expected) => {
  vi.stubGlobal('navigator', { onLine });
  expect(opensAsDocument(address, routerWith(blockers))).toBe(expected);
});
