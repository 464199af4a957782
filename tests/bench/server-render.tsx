import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { preparePage, validatePage, type PageHost } from '#engine';
import { Page } from '#engine/react';
import { createFacts } from '../../src/app/facts/facts.ts';
import { handwritten, languages, loaderOf, partAt, type Kind } from './blocks.tsx';

/** Ways to the html of one page of `count` blocks. All draw the same markup. */
export interface ServerCases {
  /** The same components put together by hand. */
  readonly byHand: () => string;
  /** A page that was validated, decided and resolved before: only drawn. */
  readonly drawn: () => string;
  /** A page that was validated before: decided, resolved and drawn, as for one more visitor or moment. */
  readonly decided: () => Promise<string>;
  /** Content as it arrives: validated, decided, resolved and drawn. */
  readonly cold: () => Promise<string>;
}

const tenant = 'bench';
const firm = 'Example & Partners LLP';

/** Every third block stands under a rule and every fifth has a bound prop; each block has its boundary. */
export async function serverCases(kind: Kind, count: number): Promise<ServerCases> {
  const loader = await loaderOf(kind);
  const facts = createFacts({ 'tenant.name': firm, 'tenant.claimsEnabled': true, now: Date.UTC(2026, 10, 21) });
  const content = { slug: 'bench', title: 'Bench', component: Array.from({ length: count }, (_, index) => written(kind, index)) };
  const createHost = (): PageHost => ({
    ...languages,
    tenant,
    dictionary: {},
    facts,
    data: { read: () => undefined, subscribe: () => () => undefined },
    act: () => Promise.resolve({ ok: false, code: 'not-here' }),
    mode: 'live',
    report: (issue) => {
      throw new Error(`${issue.pointer}: ${issue.message}`);
    },
  });
  const validated = () => {
    const { page, issues } = validatePage(content, { tenant, page: 'bench', types: loader.types });
    if (!page || issues[0]) throw new Error(issues[0]?.message ?? 'There is no page.');
    return page;
  };
  const decided = async (page: ReturnType<typeof validated>) => {
    const prepared = await preparePage(page, { tenant, facts, loader });
    if (prepared.issues[0]) throw new Error(prepared.issues[0].message);
    return prepared;
  };

  const page = validated();
  const prepared = await decided(page);
  const host = createHost();
  const makers = Array.from({ length: count }, (_, index) => handwritten(kind, index, loader));
  const ByHand = ({ claims, name }: { readonly claims: boolean; readonly name: string }): ReactNode =>
    makers.map((make, index) => (ruled(index) && !claims ? null : make(bound(index) ? name : undefined)));

  return {
    byHand: () => renderToString(<ByHand claims name={firm} />),
    drawn: () => renderToString(<Page prepared={prepared} host={host} loader={loader} />),
    decided: async () => renderToString(<Page prepared={await decided(page)} host={createHost()} loader={loader} />),
    cold: async () => renderToString(<Page prepared={await decided(validated())} host={createHost()} loader={loader} />),
  };
}

const ruled = (index: number): boolean => index % 3 === 0;
const bound = (index: number): boolean => index % 5 === 1;

function written(kind: Kind, index: number): object {
  const { type, props, bound: prop } = partAt(kind, index);
  return {
    type,
    props,
    ...(ruled(index) ? { visible: { and: [{ '==': [{ var: 'tenant.claimsEnabled' }, true] }, { '!': [{ var: 'workspace' }] }] } } : {}),
    ...(bound(index) ? { bind: { [prop]: { var: 'tenant.name' } } } : {}),
  };
}

/** Markup without what React notes in comments. */
export const withoutMarks = (html: string): string => html.replaceAll(/<!--.*?-->/g, '');
