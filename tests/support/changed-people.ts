import { test, type BrowserContext, type Request } from '@playwright/test';
import { routes, type RouteName } from '#schemas/api';
import { claimants } from './own-copies.ts';

/** Calls other than GET that store nothing another journey could see. */
const harmless: ReadonlySet<RouteName> = new Set([
  'accounts.loginHistory',
  'accounts.vinCheck',
  'submissions.precondition',
  'submissions.preconditionByToken',
  'submissions.pdfPreview',
  'users.identify',
  'errors.log',
]);

const changing = [
  ...Object.entries(routes)
    .filter(([name, { method }]) => name === 'documents.esign' || (method !== 'GET' && !harmless.has(name as RouteName)))
    .map(([, { method, path }]) => ({ method, path: new RegExp(`^${path.replace(/:\w+/, '[^/]+').replace(/\/$/, '/?')}$`, 'i') })),
  // The calendar of the demo reports what was booked to the portal.
  { method: 'POST', path: /^\/demo\/calendar\// },
];

const watched = new WeakSet<BrowserContext>();

/**
 * Notes in the report which persons of the demo a test changes: the one who is signed in, and whose account staff name. Only its own file may then use them
 * (`ownCopy`), or the order of the journeys, which depends on the seed, decides what they find (scripts/test/shared-people.ts).
 */
export function noteChanges(context: BrowserContext, email: string): void {
  if (watched.has(context)) return;
  watched.add(context);
  const noted = new Set<string>();
  const annotations = annotationsHere();
  if (!annotations) return;
  context.on('request', (request) => {
    if (!changes(request)) return;
    for (const person of personsOf(request, email)) {
      if (noted.has(person)) continue;
      noted.add(person);
      annotations.push({ type: 'changes', description: person });
    }
  });
}

/** None where no Playwright test runs: some tests of documents sign in, too. */
function annotationsHere() {
  try {
    return test.info().annotations;
  } catch {
    return undefined;
  }
}

function changes(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return changing.some(({ method, path }) => method === request.method() && path.test(pathname));
}

function personsOf(request: Request, email: string): readonly string[] {
  const sent = `${request.url()} ${request.postData() ?? ''}`;
  const named = claimants()
    .filter(({ id }) => sent.includes(id))
    .map((claimant) => claimant.email);
  return claimants().some((claimant) => claimant.email === email) ? [email] : named;
}
