// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const tags = vi.hoisted(() => ({ running: false, run: vi.fn(), reported: vi.fn() }));
vi.mock('./google-tags.ts', () => ({
  isRunning: () => tags.running,
  runTagManager: (container: string) => {
    tags.running = true;
    tags.run(container);
  },
  reportPage: tags.reported,
  denyStorage: vi.fn(),
  seenPage: ({ pathname }: URL, title: string) => `${pathname} ${title}`,
}));
import { watchConsent } from './watch-consent.ts';

const reload = vi.fn();
const page = { staff: false, drafts: false, move: (() => undefined) as (state: object) => void, choose: (): void => undefined };
const { dataset } = document.documentElement;

function open(choice: string, address = '/page/one'): void {
  dataset['consent'] = choice;
  history.replaceState(null, '', address);
  const banner = document.createElement('section');
  banner.dataset['container'] = 'GTM-ABC1';
  const portal = {
    session: { current: () => ({ state: 'signed-in', view: { staff: page.staff } }) },
    draftsShown: () => page.drafts,
    browser: { reload },
  };
  const router = { state: { loaderData: {}, matches: [] }, subscribe: (listener: typeof page.move) => (page.move = listener) };
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => (page.choose = listener as typeof page.choose));
  watchConsent(banner, portal as never, router as never);
}
const moved = (to: string): void => {
  history.replaceState(null, '', to);
  page.move({ navigation: { state: 'idle' } });
};

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(page, { staff: false, drafts: false });
  tags.running = false;
});

test.each(['ask', 'necessary', 'none'])('nothing runs while the choice is %s', (choice) => {
  open(choice);
  expect([tags.run.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

test('an accepted container runs, and is given each other page once', () => {
  open('analytics');
  expect(tags.run.mock.calls).toEqual([['GTM-ABC1']]);
  moved('/page/one?step=2');
  moved('/page/two?id=7');
  moved('/page/two?id=8');
  expect(tags.reported.mock.calls).toEqual([['/page/two ']]);
});

test.each([
  '/page/one?token=secret',
  '/?returnTo=%2Fform%2Fclaim%3Ftoken%3Dsecret&tab=1',
  '/?returnTo=%2F%3FreturnTo%3D%252Fform%252Fclaim%253FsubmissionId%253D1%2526token%253Dsecret',
])('a document that was opened with a token never runs it, also where the sign-in is to lead to that address: %s', (address) => {
  open('analytics', address);
  moved('/page/one');
  page.choose();
  expect(tags.run).not.toHaveBeenCalled();
});

test('a withdrawal asks for a fresh document; a refusal of what does not run asks for none', () => {
  open('ask');
  dataset['consent'] = 'necessary';
  page.choose();
  expect(reload).not.toHaveBeenCalled();
  open('analytics');
  dataset['consent'] = 'necessary';
  page.choose();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['staff', 'drafts'] as const)('nothing runs for %s; once it runs, their first place asks for a fresh document', (what) => {
  page[what] = true;
  open('analytics');
  expect([dataset['consent'], tags.run.mock.calls]).toEqual(['none', []]);
  page[what] = false;
  open('analytics');
  page[what] = true;
  moved('/listing/list');
  expect([tags.run.mock.calls.length, dataset['consent'], reload.mock.calls.length]).toEqual([1, 'none', 1]);
});
