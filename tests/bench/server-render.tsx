import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { preparePage, validatePage } from '#engine';
import { Page } from '#engine/react';
import { createFacts, type Facts } from '../../src/facts/facts.ts';
import { handwritten, handwrittenOf, loaderOf, partAt, plainProps, type Kind, type Props } from './blocks.tsx';
import { hostOf } from './host.ts';

/** Ways to the html of one page of `count` blocks. Draw for draw all make the same markup; all but `drawn` change a fact with every draw. */
export interface ServerCases {
  /** The same components put together by hand, of props that are constants of the code. */
  readonly byHand: () => string;
  /** The same of a revision that was just parsed: plain props in one language. */
  readonly byHandAnew: (contents: readonly Props[]) => string;
  /** A page that was prepared before, drawn with the same facts again: what is left is React's work. */
  readonly drawn: () => string;
  /** One more request for a revision that is known: decided, resolved and drawn for a host and facts of its own. */
  readonly decided: () => Promise<string>;
  /** The first request for a revision that was just parsed: validated and compiled too, of content that nothing is known about. */
  readonly cold: (content: unknown) => Promise<string>;
  /** Parsed anew with each call: what the ways of that name draw. */
  readonly inputs: { readonly byHandAnew: () => readonly Props[]; readonly cold: () => unknown };
}

/** The facts that components put together by hand are drawn with. */
interface RenderFacts {
  readonly claims: boolean;
  readonly name: string;
}

const tenant = 'bench';

/** Every third block has a rule and every fifth a bound prop; each block has its boundary. */
export async function serverCases(kind: Kind, count: number): Promise<ServerCases> {
  const loader = await loaderOf(kind);
  const factsOf = (firm: string) =>
    createFacts({ 'tenant.name': firm, 'tenant.claimsEnabled': true, workspace: false, now: Date.UTC(2026, 10, 21) });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const revision = JSON.stringify({ slug: 'bench', title: 'Bench', component: indexes.map((index) => written(kind, index)) });
  const validated = (content: unknown) => {
    const { page, issues } = validatePage(content, { tenant, page: 'bench', types: loader.types });
    if (!page || issues[0]) throw new Error(issues[0]?.message ?? 'There is no page.');
    return page;
  };
  const preparedFor = async (page: ReturnType<typeof validated>, facts: Facts) => {
    const prepared = await preparePage(page, { tenant, facts, loader });
    if (prepared.issues[0]) throw new Error(prepared.issues[0].message);
    return prepared;
  };
  const draw = async (page: ReturnType<typeof validated>, firm: string) => {
    const facts = factsOf(firm);
    return renderToString(<Page prepared={await preparedFor(page, facts)} host={hostOf(facts)} loader={loader} />);
  };

  const page = validated(JSON.parse(revision));
  const facts = factsOf(firms()());
  const [prepared, host] = [await preparedFor(page, facts), hostOf(facts)];
  const makers = indexes.map((index) => handwritten(kind, index, loader));
  const ByHand = ({ claims, name }: RenderFacts): ReactNode =>
    makers.map((make, index) => (ruled(index) && !claims ? null : make(bound(index) ? name : undefined)));
  const plainRevision = JSON.stringify(indexes.map((index) => plainProps(kind, index, loader)));
  const makersAnew = indexes.map((index) => handwrittenOf(kind, index, loader));
  const ByHandAnew = ({ claims, name, contents }: RenderFacts & { readonly contents: readonly Props[] }): ReactNode =>
    makersAnew.map((make, index) => (ruled(index) && !claims ? null : make(contents[index]!, bound(index) ? name : undefined)));
  const [byHand, byHandAnew, decided, cold] = [firms(), firms(), firms(), firms()];

  return {
    byHand: () => renderToString(<ByHand claims name={byHand()} />),
    byHandAnew: (contents) => renderToString(<ByHandAnew claims name={byHandAnew()} contents={contents} />),
    drawn: () => renderToString(<Page prepared={prepared} host={host} loader={loader} />),
    decided: () => draw(page, decided()),
    cold: (content) => draw(validated(content), cold()),
    inputs: { byHandAnew: () => JSON.parse(plainRevision), cold: () => JSON.parse(revision) },
  };
}

/** Another name with every call, so that no bound prop is ever the one of the draw before. */
function firms(): () => string {
  let turn = 0;
  return () => `Example & Partners LLP ${(turn += 1)}`;
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
