/* oxlint-disable typescript/no-explicit-any -- the answers of a protocol */
import type { Driver, ScreenPoint } from './driver.ts';

/** A window as a person has it: what is pressed and written is found by what it is called, and waited for. */
export interface Window {
  readonly driver: Driver;
  open(address: string): Promise<void>;
  /** Presses what a selector finds and that has this text or name. */
  press(selector: string, name?: string): Promise<void>;
  /** Writes into a field in place of what it holds. */
  write(selector: string, text: string): Promise<void>;
  /** Draws a zigzag over an element. */
  scribble(selector: string): Promise<void>;
  /** Waits until the function, which runs in the page, answers something true; answers that. */
  until<T>(what: string, script: (...values: any[]) => T, ...values: readonly unknown[]): Promise<T>;
  run<T>(script: (...values: any[]) => T | Promise<T>, ...values: readonly unknown[]): Promise<T>;
  /** Waits for a place, and until the script of its document answers, as far as an element of React's shows: its heading, if no other is named. */
  arrives(address: RegExp, ofReact?: string): Promise<void>;
}

/** Runs in the page: the middle of an element that is seen, can be used and has stopped moving. */
async function middleOf(selector: string, name: string): Promise<ScreenPoint | null> {
  const nameOf = (element: HTMLElement): string => (element.getAttribute('aria-label') ?? element.innerText ?? '').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]') && nameOf(element).startsWith(name),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = () => found.getBoundingClientRect();
  const before = box();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { left, top, width, height } = box();
  if (Math.abs(before.top - top) > 1 || Math.abs(before.left - left) > 1) return null;
  const place = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? place : null;
}

const timeout = 20_000;

export function createWindow(driver: Driver): Window {
  const run: Window['run'] = (script, ...values) => driver.run(String(script), values) as Promise<any>;
  const until: Window['until'] = async (what, script, ...values) => {
    const limit = Date.now() + timeout;
    let refusal = '';
    for (;;) {
      // Between two documents there is none to run it in.
      const answer = await run(script, ...values).catch((error: Error) => void (refusal = error.message));
      if (answer) return answer;
      if (Date.now() > limit) {
        const seen = await run(() => `${location.href}\n${document.body.innerText}`).catch(() => '');
        throw new Error(`${driver.name}: ${what} did not come. ${refusal}\n${seen.slice(0, 3000)}`);
      }
    }
  };
  const place = async (selector: string, name = ''): Promise<ScreenPoint> =>
    (await until(`${selector} ${name}`, middleOf as (...values: any[]) => unknown, selector, name)) as ScreenPoint;
  const press: Window['press'] = async (selector, name) => driver.press([await place(selector, name)]);
  return {
    driver,
    open: driver.open,
    run,
    until,
    press,
    async write(selector, text) {
      await press(selector);
      await run(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      });
      await driver.type(text);
    },
    async scribble(selector) {
      const { x, y } = await place(selector);
      await driver.press([-60, -20, 20, 60].map((step, index) => ({ x: x + step, y: y + (index % 2 === 0 ? -25 : 25) })));
    },
    async arrives(address, ofReact = 'h1') {
      await until(`${address}`, (source) => new RegExp(source).test(location.href), address.source);
      const isHydrated = (selector: string) => {
        const isDriven = Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'));
        return isDriven && history.scrollRestoration === 'manual';
      };
      await until('the script', isHydrated, ofReact);
    },
  };
}
