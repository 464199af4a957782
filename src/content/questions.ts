import type { Dictionary, Tenant, TestMode, Theme } from '#schemas/tenant';
import type { CheckedPage } from './check-page.ts';
import type { ContentParts } from './content-client.ts';
import type { ContentMemory } from './content-memory.ts';
import type { ConfirmationContent, FormContent } from './form-content.ts';

/** States of a portal that is being tried out (TST-02), as content has them. */
export type TestModeContent = Readonly<Partial<Record<keyof TestMode, unknown>>>;

/** One entry of the menu (NAV-01). */
export interface MenuEntry {
  readonly slug: string;
  /** In its three forms (PAGE-09). */
  readonly title: unknown;
  readonly order: number;
  readonly secured: boolean;
}

export type PageSchema = 'public-page' | 'secured-page';

/** Everything the portal asks of content, each answer remembered. Rejects with ContentError. */
export interface Questions {
  tenant(): Promise<Tenant | null>;
  theme(): Promise<Theme | null>;
  dictionary(): Promise<Dictionary['texts']>;
  /** Header, banner and footer by slug (PAGE-06). */
  common(): Promise<Readonly<Record<string, CheckedPage>>>;
  menu(schema: PageSchema): Promise<readonly MenuEntry[]>;
  /** Null where there is none of this slug. */
  page(schema: PageSchema, slug: string): Promise<CheckedPage | null>;
  /** Every form but those that make an account, without its questions (MYC-08). */
  forms(): Promise<readonly FormContent[]>;
  form(slug: string): Promise<FormContent | null>;
  /** Phases and messages of a project's workflow (CLM-02) as content has them, not checked; null where it has none. */
  steps(project: string): Promise<Readonly<Record<string, unknown>> | null>;
  confirmation(slug: string): Promise<ConfirmationContent | null>;
  /** For staff; null where the portal is not being tried out. */
  testMode(): Promise<TestModeContent | null>;
}

/** An answer of the content service, and the revision it was made at. */
export interface Answer<Value> {
  readonly value: Value;
  readonly revision: number;
}

/** The same questions, each asked of the content service. */
export type AskedContent = {
  readonly [Name in keyof Questions]: (...asked: Parameters<Questions[Name]>) => Promise<Answer<Awaited<ReturnType<Questions[Name]>>>>;
};

/** The questions of one document. How they are asked arrives with the first that the document has no answer of. */
export function createQuestions(parts: ContentParts, memory: ContentMemory, types: readonly string[]): Questions {
  const ask = <Value>(key: string, question: (content: AskedContent) => Promise<Answer<Value>>): Promise<Value> =>
    memory.ask(key, async () => question((await import('./asked-content.ts')).createAskedContent(parts, types)));
  return {
    tenant: () => ask('tenant', (content) => content.tenant()),
    theme: () => ask('theme', (content) => content.theme()),
    dictionary: () => ask('dictionary', (content) => content.dictionary()),
    common: () => ask('common', (content) => content.common()),
    menu: (schema) => ask(`menu/${schema}`, (content) => content.menu(schema)),
    page: (schema, slug) => ask(`${schema}/${slug}`, (content) => content.page(schema, slug)),
    forms: () => ask('forms', (content) => content.forms()),
    form: (slug) => ask(`submission-form/${slug}`, (content) => content.form(slug)),
    steps: (project) => ask(`steps/${project}`, (content) => content.steps(project)),
    confirmation: (slug) => ask(`confirmation-pages/${slug}`, (content) => content.confirmation(slug)),
    testMode: () => ask('test-mode', (content) => content.testMode()),
  };
}
