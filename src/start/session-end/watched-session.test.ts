// @vitest-environment happy-dom
import { createUnsent } from '../../forms/unsent.ts';
import { ann } from '../../auth/person.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Portal } from '../../visit/index.ts';
import { createWatchedSession } from './watched-session.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="portico">Ann</div>';
});
afterEach(() => vi.unstubAllGlobals());

test('a session whose end is known before the code of the end is there is covered, and no idle time begins for it', async () => {
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init?: RequestInit) =>
    init?.method === 'HEAD' ? Promise.reject(new Error('no connection')) : Response.json({ code: 'signed-out' }, { status: 401 }),
  );
  const onLeave = vi.fn();
  const unsent = createUnsent();
  const portal: Pick<Portal, 'session' | 'unsent'> = {
    get session() {
      return session;
    },
    unsent,
  };
  const session = createWatchedSession({ portal, router: () => undefined, onLeave, person: ann });
  await session.check();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Ann'));
  expect(onLeave).toHaveBeenCalled();
  expect(localStorage.getItem('portico.session')).toBeNull();
});
