import type { BrowserContext, Page, Route } from '@playwright/test';
import { signIn, type AllTypesPortal } from './all-types-portal.ts';
import { setInView } from '../../support/windows.ts';
import { filesAreSafe } from './local-files.ts';

/** One person who fills in one step on one device. */
export interface Filling {
  readonly portal: AllTypesPortal;
  readonly email: string;
  readonly device: BrowserContext;
  /** The tab that is filled in now. */
  page: Page;
  /** The step that a tab is opened at; undefined: the one that the draft has reached. */
  step?: number;
  /** Opens the form in a tab, and waits until it can be sent. */
  readonly open: () => Promise<Page>;
  /** Answers the question that is left to another tab. */
  readonly answerElsewhere: (page: Page) => Promise<void>;
}

/** What goes wrong at a moment, and how it is over at the end. */
export interface Fault {
  /** Before the form is opened. */
  readonly prepare?: (filling: Filling) => Promise<unknown>;
  readonly begin: (filling: Filling) => Promise<unknown>;
  readonly end: (filling: Filling) => Promise<unknown>;
}

const calls = '**/api/**';
const nothing = async (): Promise<void> => undefined;

/** The connection is back: what waits for it is tried again at once. */
const online = ({ page }: Filling): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('online')));

/** From now on calls are answered. The routes before stay: a request that is held at the moment when its route goes is never continued. */
const answers = (page: Page): Promise<unknown> => page.route(calls, (route) => route.continue());

/** Calls that are answered with a failure, or not at all. */
const answered = (answer: (route: Route) => unknown): Fault => ({
  begin: ({ page }) => page.route(calls, (route) => void answer(route)),
  async end(filling) {
    await answers(filling.page);
    await online(filling);
  },
});

const reopened: Fault['end'] = async (filling) => {
  await filesAreSafe(filling.page);
  await filling.page.close();
  filling.page = await filling.open();
};

/** Resolves once this tab writes the form. */
export const isHeld = (page: Page): Promise<unknown> => page.locator('[data-lock=held]').waitFor();

const silent = new WeakMap<Page, Route[]>();

export const faults = {
  offline: {
    begin: ({ device }) => device.setOffline(true),
    end: ({ device }) => device.setOffline(false),
  },
  'answers of 500': answered((route) => route.fulfill({ status: 500, json: { code: 'failed' } })),
  'no answers': {
    async begin({ page }) {
      const held: Route[] = [];
      silent.set(page, held);
      await page.route(calls, (route) => void held.push(route));
    },
    async end(filling) {
      const { page } = filling;
      await answers(page);
      for (const route of silent.get(page) ?? []) await route.abort('timedout').catch(() => undefined);
      await online(filling);
    },
  },
  'a closed tab': {
    begin: reopened,
    end: nothing,
  },
  'a closed tab without a connection': {
    async begin(filling) {
      await filesAreSafe(filling.page);
      await filling.device.setOffline(true);
      await filling.page.close();
      await filling.device.setOffline(false);
      filling.page = await filling.open();
    },
    end: nothing,
  },
  'an expired session': {
    begin: ({ device, portal }) =>
      device.request.post('/auth/sign-out', {
        data: {},
        headers: { 'X-Portal': '1', 'X-Activity': '1', origin: portal.url, 'sec-fetch-site': 'same-origin' },
      }),
    async end(filling) {
      await signIn(filling.device, filling.portal.url, filling.email);
      await reopened(filling);
    },
  },
  'a full storage': {
    begin: ({ page }) =>
      page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    end: nothing,
  },
  'a blocked storage': {
    prepare: ({ device }) =>
      device.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
    begin: nothing,
    end: nothing,
  },
  'a second tab': {
    async begin(filling) {
      // A person looks at one of them.
      await filesAreSafe(filling.page);
      await setInView(filling.page, false);
      const other = await filling.open();
      await filling.answerElsewhere(other);
      await filesAreSafe(other);
      await other.close();
      await setInView(filling.page, true);
      await isHeld(filling.page);
    },
    end: reopened,
  },
  'a new version of the form': {
    async begin({ portal }) {
      changes += 1;
      const more = Array.from({ length: Math.min(changes, maxAdded) }, (_, index) => `added-${index}`);
      portal.write(
        1 + changes,
        more.map((name) => ({ type: 'text', name, title: `One more (${changes})` })),
      );
    },
    end: reopened,
  },
  'a killed server': {
    begin: ({ portal }) => portal.kill(),
    async end(filling) {
      await filling.portal.restart();
      await online(filling);
    },
  },
} as const satisfies Readonly<Record<string, Fault>>;

/** A new version of the form has one question more than the one before; from here on it has other titles, so that a thousand runs fill in the same form. */
const maxAdded = 8;
let changes = 0;
