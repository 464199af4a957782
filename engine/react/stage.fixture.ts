import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FactPath, FactState, FactValue, Issue } from '#schemas/page';
import type { BlockComponent, BlockDefinition } from '../resolve/definition.ts';
import type { BlockSchema, DataStore, FactsStore, Page as PageOf, PageHost } from '../page/types.ts';
import { explainIssue } from './IssueBox.tsx';
import { nearest } from '../page/nearest.ts';
import { createLoader, type Loader } from '../resolve/loader.ts';
import { preparePage, type PreparedPage } from '../resolve/prepare-page.ts';
import { validatePage } from '../validate/validate-page.ts';
import { Page } from './Page.tsx';

/** A stage for tests: blocks, facts and data of a page that needs no app around it. */

export interface StageFacts extends FactsStore {
  set(path: FactPath, value: FactValue | undefined): void;
  pending(path: FactPath): void;
}

export function stageFacts(known: Readonly<Record<string, FactValue>> = {}, waiting: readonly string[] = []): StageFacts {
  const states = new Map<string, FactState>(Object.entries(known).map(([path, value]) => [path, { state: 'known', value }]));
  for (const path of waiting) states.set(path, { state: 'pending' });
  const listeners = new Set<{ paths: readonly string[]; changed: () => void }>();
  const put = (path: string, state: FactState) => {
    states.set(path, state);
    for (const { paths, changed } of listeners) if (paths.includes(path)) changed();
  };
  return {
    read: (path) => states.get(path) ?? { state: 'absent' },
    subscribe(paths, changed) {
      const listener = { paths, changed };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (path, value) => put(path, value === undefined ? { state: 'absent' } : { state: 'known', value }),
    pending: (path) => put(path, { state: 'pending' }),
  };
}

export interface StageData extends DataStore {
  /** What the server drew with. */
  drew(need: string, value: unknown): void;
  set(need: string, value: unknown): void;
}

export function stageData(): StageData {
  const values = new Map<string, unknown>();
  const listeners = new Set<{ need: string; changed: () => void }>();
  const loading = { state: 'loading' };
  const drawn = new Map<string, unknown>();
  return {
    read: (need) => values.get(need) ?? loading,
    drawn: (need) => drawn.get(need) ?? loading,
    subscribe(need, changed) {
      const listener = { need, changed };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drew(need, value) {
      drawn.set(need, value);
      values.set(need, value);
    },
    set(need, value) {
      values.set(need, value);
      for (const listener of listeners) if (listener.need === need) listener.changed();
    },
  };
}

/** A schema that knows its properties; `title` is localised and must be text. */
export const stageSchema = (
  names: readonly string[],
  required: readonly string[] = [],
  texts: Readonly<Record<string, string>> = {},
): BlockSchema => ({
  localised: ['/title'],
  guarded: ['/href'],
  texts,
  validate(props) {
    const given = props as Readonly<Record<string, unknown>>;
    return [
      ...Object.keys(given)
        .filter((name) => !names.includes(name))
        .map((property) => ({ pointer: '', message: `There is no property "${property}" here.`, property, known: names })),
      ...required
        .filter((name) => !Object.hasOwn(given, name))
        .map((property) => ({ pointer: '', message: `The property "${property}" is missing.`, property })),
      ...(Object.hasOwn(given, 'title') && (given.title === null || typeof given.title === 'number')
        ? [{ pointer: '/title', message: '"title" must be text.' }]
        : []),
    ];
  },
});

export const defineStageBlock = (
  component: BlockComponent,
  more: Partial<BlockDefinition> & { texts?: Readonly<Record<string, string>>; required?: readonly string[] } = {},
): BlockDefinition => ({
  load: async () => ({ component, schema: stageSchema(['title', 'count', 'href'], more.required, more.texts) }),
  ...more,
});

const stageRegistry: Readonly<Record<string, BlockDefinition>> = {
  words: defineStageBlock(({ id, title }: { id: string; title: string }) => createElement('h2', { id }, title)),
  throwing: defineStageBlock(() => {
    throw new Error('no such luck');
  }),
};

export interface StageOptions {
  readonly facts?: FactsStore;
  readonly data?: DataStore;
  readonly registry?: Readonly<Record<string, BlockDefinition>>;
  readonly loader?: Loader;
  readonly language?: string;
  readonly preview?: boolean;
  readonly dictionary?: Readonly<Record<string, unknown>>;
  readonly content?: object;
}

export interface Stage {
  readonly page: ReactElement;
  readonly prepared: PreparedPage;
  readonly host: PageHost;
  readonly loader: Loader;
  /** Issues reported while drawing. */
  readonly issues: Issue[];
  /** The same page once more, for a host and facts of its own: another request, or another visit. */
  again(more?: Pick<StageOptions, 'facts' | 'language'>): Promise<Stage>;
}

/** Validates and prepares a component list, ready to be drawn. */
export async function setPage(component: readonly unknown[], options: StageOptions = {}): Promise<Stage> {
  const loader = options.loader ?? createLoader(options.registry ?? stageRegistry, nearest);
  const { page } = validatePage(
    { slug: 'home', title: 'Home', component, ...options.content },
    { tenant: 'acme', page: 'home', types: loader.types },
  );
  if (!page) throw new Error('the stage got no page');
  return visit(page, { ...options, loader });
}

async function visit(page: PageOf, options: StageOptions & { readonly loader: Loader }): Promise<Stage> {
  const { loader } = options;
  const issues: Issue[] = [];
  const host: PageHost = {
    tenant: 'acme',
    language: options.language ?? 'en',
    languages: ['en', 'cy'],
    dictionary: options.dictionary ?? {},
    facts: options.facts ?? stageFacts(),
    data: options.data ?? stageData(),
    act: async () => ({ ok: false, code: 'not-here' }),
    explain: options.preview ? explainIssue : undefined,
    report: (issue) => issues.push(issue),
  };
  const prepared = await preparePage(page, { tenant: 'acme', facts: host.facts, loader });
  const again: Stage['again'] = (more) => visit(page, { ...options, ...more });
  return { page: createElement(Page, { prepared, host, loader }), prepared, host, loader, issues, again };
}

export async function drawPage(component: readonly unknown[], options: StageOptions = {}): Promise<Stage & { html: string }> {
  const stage = await setPage(component, options);
  return { ...stage, html: renderToString(stage.page) };
}
