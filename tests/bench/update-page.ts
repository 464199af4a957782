import { mount, readersOf, type MountedPage, type UpdateWay } from './update.tsx';

/** The browser's side of `npm run bench -- update`: the runner calls `window.bench`. */
const mounted = new Map<string, MountedPage>();
let value = 0;

const bench = {
  readersOf,
  async mount(way: UpdateWay, count: number): Promise<void> {
    const host = document.createElement('div');
    document.body.append(host);
    // A tree of its own: ids, and the groups of disclosures, are those of the other ways too.
    const container = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(container);
    mounted.set(way, await mount(way, count, container));
  },
  /** Markup of every way after the same change; blocks each of them drew for it. */
  once(): { readonly markup: Record<string, string>; readonly drawn: Record<string, number> } {
    value += 1;
    const all = [...mounted];
    for (const [, page] of all) page.drawn();
    for (const [, page] of all) page.change(value);
    return {
      markup: Object.fromEntries(all.map(([way, page]) => [way, page.markup()])),
      drawn: Object.fromEntries(all.map(([way, page]) => [way, page.drawn()])),
    };
  },
  /** Milliseconds per change, over `times` changes. */
  time(way: UpdateWay, times: number): number {
    const page = mounted.get(way)!;
    const before = performance.now();
    for (let turn = 0; turn < times; turn += 1) page.change((value += 1));
    return (performance.now() - before) / times;
  },
};

Object.assign(window, { bench });
