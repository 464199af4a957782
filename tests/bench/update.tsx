import { memo, useCallback, useSyncExternalStore, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { preparePage, validatePage } from '#engine';
import { Page } from '#engine/react';
import { createFacts, type Facts } from '../../src/facts/facts.ts';
import { handwritten, loaderOf, partAt } from './blocks.tsx';
import { hostOf } from './host.ts';

/** Ways to write a page that follows one fact. `careful`: only its readers subscribe. `simple`: one component reads and passes it down. */
export type UpdateWay = 'engine' | 'careful' | 'simple';

export interface MountedPage {
  /** Changes the fact; the document shows it when this returns. */
  readonly change: (value: number) => void;
  /** Blocks drawn since it was last asked. */
  readonly drawn: () => number;
  readonly markup: () => string;
  readonly unmount: () => void;
}

const tenant = 'bench';
const path = 'account.status';
/** Every fiftieth block reads the fact, another fiftieth reads another one. */
const reads = (index: number): boolean => index % 50 === 7;
const readsOther = (index: number): boolean => index % 50 === 23;
export const readersOf = (count: number): number => Array.from({ length: count }, (_, index) => index).filter(reads).length;

/** A page of `count` blocks of the registry in `container`. */
export async function mount(way: UpdateWay, count: number, container: Element): Promise<MountedPage> {
  const tally = { drawn: 0 };
  const counted = <Props,>(Component: ComponentType<Props>): ComponentType<Props> => {
    const Inner = Component as ComponentType<object>;
    return (props) => {
      tally.drawn += 1;
      return <Inner {...(props as object)} />;
    };
  };
  const loader = await loaderOf('registry', counted);
  const facts = createFacts({ 'account.status': 0, 'claims.count': 1 });
  const makers = Array.from({ length: count }, (_, index) => handwritten('registry', index, loader));
  const pages: Readonly<Record<UpdateWay, () => Promise<ReactNode>>> = {
    engine: async () => {
      const host = hostOf(facts);
      const { page } = validatePage(contentOf(count), { tenant, page: 'bench', types: loader.types });
      const prepared = await preparePage(page!, { tenant, facts, loader });
      return <Page prepared={prepared} host={host} loader={loader} />;
    },
    careful: async () => <ByHand makers={makers} facts={facts} />,
    simple: async () => <Simple makers={makers} facts={facts} />,
  };
  const page = await pages[way]();
  const root: Root = createRoot(container);
  flushSync(() => root.render(page));
  return {
    change: (value) => flushSync(() => facts.learn({ [path]: value })),
    drawn: () => {
      const { drawn } = tally;
      tally.drawn = 0;
      return drawn;
    },
    markup: () => container.innerHTML,
    unmount: () => root.unmount(),
  };
}

interface Handmade {
  readonly makers: readonly ((bound?: string) => ReactElement)[];
  readonly facts: Facts;
}

function useStatus(facts: Facts): string {
  const subscribe = useCallback((changed: () => void) => facts.subscribe([path], changed), [facts]);
  return useSyncExternalStore(subscribe, () => headingOf(facts));
}
const headingOf = (facts: Facts): string => {
  const fact = facts.read(path);
  return fact.state === 'known' ? `Status ${String(fact.value)}` : '';
};

const Reader = memo(({ make, facts }: { readonly make: Handmade['makers'][number]; readonly facts: Facts }) => make(useStatus(facts)));
const ByHand = memo(({ makers, facts }: Handmade) =>
  makers.map((make, index) => (reads(index) ? <Reader key={index} make={make} facts={facts} /> : make())),
);
const Simple = ({ makers, facts }: Handmade): ReactNode => {
  const status = useStatus(facts);
  return makers.map((make, index) => make(reads(index) ? status : undefined));
};

function contentOf(count: number): object {
  const component = Array.from({ length: count }, (_, index) => {
    const { type, props, bound } = partAt('registry', index);
    return {
      type,
      props,
      ...(reads(index) ? { bind: { [bound]: { cat: ['Status ', { var: path }] } } } : {}),
      ...(readsOther(index) ? { visible: { '>': [{ var: 'claims.count' }, 0] } } : {}),
    };
  });
  return { slug: 'bench', title: 'Bench', component };
}
