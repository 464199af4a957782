import { createLoader, defineBlock, preparePage, validatePage, type PageHost } from '#engine';
import { Page } from '#engine/react';
import * as registry from '#registry';
import type { Issue } from '#schemas/page';

/** Where the block of a troubled page throws. */
export const trouble = { onServer: false, inBrowser: false };

/** A block with a fault in its code; no content can make one of ours do this. */
function Trouble() {
  if (typeof document === 'undefined' ? trouble.onServer : trouble.inBrowser) throw new Error('a fault in the block');
  return <p>Fine so far</p>;
}

const definition = defineBlock({
  load: async () => ({ component: Trouble, schema: { validate: () => [], localised: [], guarded: [], texts: {} } }),
});
const loader = createLoader({ ...registry, trouble: definition });

const written = {
  slug: 'home',
  title: 'Home',
  component: [
    { type: 'html', id: 'before', props: { html: '<p>Words before</p>' } },
    { type: 'trouble', id: 'trouble', props: {} },
    { type: 'html', id: 'after', props: { html: '<p>Words after</p>' } },
  ],
};

/** A page of real blocks with that one between them, and what is reported about it. */
export async function troubledPage() {
  const issues: Issue[] = [];
  const host: PageHost = {
    tenant: 'acme',
    language: 'en',
    languages: ['en'],
    dictionary: {},
    facts: { read: () => ({ state: 'absent' }), subscribe: () => () => undefined },
    data: { read: () => ({ state: 'loading' }), drawn: () => ({ state: 'loading' }), subscribe: () => () => undefined },
    act: () => Promise.resolve({ ok: false, code: 'not-here' }),
    report: (issue) => void issues.push(issue),
  };
  const { page } = validatePage(written, { tenant: 'acme', page: 'home', types: loader.types });
  if (!page) throw new Error('The page is sound.');
  const prepared = await preparePage(page, { tenant: 'acme', facts: host.facts, loader });
  return { issues, view: <Page prepared={prepared} host={host} loader={loader} /> };
}
