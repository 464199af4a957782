import type { Page } from '@playwright/test';
import type { DemoTenant } from '../tenants.ts';

/** A screen of a portal in one state: everything that is needed to look at it. */
export interface Screen {
  readonly tenant: DemoTenant;
  /** Of this screen alone in its tenant. */
  readonly name: string;
  readonly path: string;
  /** Who is signed in; a visitor, if absent. */
  readonly person?: string;
  /** What is done on the screen before it is as meant. */
  readonly then?: (page: Page, language: string) => Promise<void>;
  /** Drawn by the server alone: no soft link leads there, and nothing is hydrated. */
  readonly serverDrawn?: true;
  /** Whether the console reports what the screen is about, such as a page that is not there. */
  readonly refused?: true;
  /** An element of React's, where the heading is html of the tenant. */
  readonly ofReact?: string;
  /** What the tenant wrote as its heading and title, by language. */
  readonly written?: Pick<DemoTenant['pages'][number], 'title' | 'pageTitle'>;
  /** Its only language, where it is not one of its tenant's. */
  readonly onlyIn?: 'en';
}

export type Row = readonly [name: string, path: string, person?: string | undefined, more?: Partial<Screen>];

export const hub = { northgate: '/securedPage/my-claim', meridian: '/securedPage/our_case', calder: '/securedPage/my-claim' } as const;
export type Slug = keyof typeof hub;
