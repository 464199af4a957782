import type { Page, Route } from '@playwright/test';
import type { Filling } from './faults.ts';

/** What goes wrong while a form is sent: `send` presses the button once. At the end all works again. */
export type SendingFault = (filling: Filling, send: () => Promise<void>) => Promise<void>;

const isSubmit = (url: URL): boolean => url.pathname === '/api/Submissions';

/** The first try is answered so. */
const firstTry =
  (answer: (route: Route, filling: Filling) => Promise<unknown>): SendingFault =>
  async (filling, send) => {
    const { page } = filling;
    const answered = new Promise<void>((resolve) => {
      void page.route(isSubmit, (route) => void answer(route, filling).then(() => resolve()), { times: 1 });
    });
    await send();
    await answered;
  };

/** The server has taken what was sent, and the page never learns of it. */
const taken = async (page: Page, route: Route): Promise<void> => {
  const answer = await route.fetch();
  if (!answer.ok()) throw new Error(`${page.url()}: the form was refused: ${answer.status()} ${await answer.text()}`);
};

export const sendingFaults = {
  offline: async ({ device, page }, send) => {
    await device.setOffline(true);
    await send();
    // A save that was on its way is given up after 20 s, and so is what is sent then.
    await page.getByRole('alert').first().waitFor({ timeout: 60_000 });
    await device.setOffline(false);
  },
  'answered 500': firstTry((route) => route.fulfill({ status: 500, json: { code: 'failed' } })),
  'a lost answer': firstTry(async (route, { page }) => {
    await taken(page, route);
    await route.abort('connectionreset');
  }),
  'no answer': firstTry(async (route, { page }) => {
    await taken(page, route);
    await route.abort('timedout');
  }),
  'a server killed after it': firstTry(async (route, { page, portal }) => {
    await taken(page, route);
    await portal.kill();
    await route.abort('connectionreset');
    await portal.restart();
  }),
  'a server killed before it': firstTry(async (route, { portal }) => {
    await portal.kill();
    await route.abort('connectionrefused');
    await portal.restart();
  }),
} as const satisfies Readonly<Record<string, SendingFault>>;

export type SendingFaultName = keyof typeof sendingFaults;

/** Those that other runs do not notice. */
export const quietSendingFaults = ['offline', 'answered 500', 'a lost answer', 'no answer'] as const satisfies readonly SendingFaultName[];
export const killingSendingFaults = [
  'a server killed after it',
  'a server killed before it',
] as const satisfies readonly SendingFaultName[];
