import type { BrowserContext } from '@playwright/test';

/** A page may move this much without input of the person: a fifth of what browsers call good. */
const limit = 0.02;

/** Screens that still move when their script is there, and why: nothing else may. */
const known: readonly RegExp[] = [
  // A list of demo mode that is drawn by the browser.
  /^\/gallery/,
];

interface Shift {
  /** One document, at one address of it. */
  readonly place: string;
  readonly value: number;
  /** The document had just opened: there was no input, and no other place was opened in it. */
  readonly opening: boolean;
  /** What moved. */
  readonly moved: readonly string[];
}

/** What moved in the documents of a journey without input of the person. */
export class LayoutShifts {
  readonly #shifts: Shift[] = [];
  readonly #allowed: RegExp[] = [...known];

  /** For a journey whose page moves for a reason that its author knows. */
  allow(address: RegExp): void {
    this.#allowed.push(address);
  }

  add(shift: Shift): void {
    this.#shifts.push(shift);
  }

  /** Places that moved more than they may, with what moved there. */
  get unexpected(): string[] {
    return this.#beyond(this.#shifts);
  }

  /** The same, of what moved before there was any input: it does not depend on how soon the machine answers input. */
  get atOpening(): string[] {
    return this.#beyond(this.#shifts.filter(({ opening }) => opening));
  }

  #beyond(seen: readonly Shift[]): string[] {
    const places = Map.groupBy(seen, ({ place }) => place);
    return [...places].flatMap(([place, shifts]) => {
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const moved = [...new Set(shifts.flatMap((shift) => shift.moved))].slice(0, 8).join(', ');
      return sum <= limit || this.#allowed.some((address) => address.test(place)) ? [] : [`${place} moved by ${sum.toFixed(3)}: ${moved}`];
    });
  }
}

/** Collects from every document of the context from now on. Where scripts are off, nothing can move after the document. */
export async function watchLayoutShifts(context: BrowserContext): Promise<LayoutShifts> {
  const shifts = new LayoutShifts();
  await context.exposeBinding('reportLayoutShift', (_, shift: Shift) => shifts.add(shift));
  await context.addInitScript(() => {
    if (window.top !== window || !PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) return;
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${String(element.getAttribute('class') ?? '').split(' ')[0]}` : 'what is gone';
    };
    // A page opened without a new document is another one; so is the next step of a form. As long as input, it may take a moment to be drawn.
    const opened: number[] = [];
    let openingEnds = Infinity;
    // By the time of the event: a journey may have replaced the clock.
    const endOpening = ({ isTrusted, timeStamp }: Event) => isTrusted && (openingEnds = Math.min(openingEnds, timeStamp));
    for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll', 'resize'])
      addEventListener(type, endOpening, { capture: true });
    // Data that came too late for its document on a busy machine is drawn when it comes: how much then moves is no matter of the page.
    let late = false;
    addEventListener('DOMContentLoaded', () => (late = document.querySelector('[data-state="loading"]') !== null), { capture: true });
    const { navigation } = window as unknown as { navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', (event) => {
      opened.push(event.timeStamp);
      endOpening(event);
    });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[])
        if (!late && !hadRecentInput && !opened.some((at) => startTime >= at - 50 && startTime - at < 500))
          (window as unknown as { reportLayoutShift: (shift: Shift) => void }).reportLayoutShift({
            place: `${location.pathname} (document of ${Math.round(performance.timeOrigin)})`,
            value,
            opening: startTime < openingEnds,
            moved: sources.map(({ node }) => nameOf(node)),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}
