import type { BrowserContext } from '@playwright/test';
import { reportShifts, type Shift } from './watched-shifts.ts';

/** How much a document may move in one burst, as browsers count it: a fifth of what they call good. */
const limit = 0.02;

/** What may move more, by how much, and why. */
interface KnownShift {
  /** Of the document. */
  readonly address?: RegExp;
  /** One of what moved. */
  readonly moved?: RegExp;
  readonly upTo: number;
  readonly why: string;
}

/** Nothing else may. */
const known: readonly KnownShift[] = [
  { address: /^\/gallery/, upTo: Infinity, why: 'a list of demo mode that the browser draws' },
  {
    address: /^\/(?:no\/such|page\/no-such|securedPage\/no-such|claim-confirmation|error\/)/,
    upTo: 0.15,
    why: 'a page that is not there is the same document for everyone: the name of a signed-in person and what they may do come with the script',
  },
  {
    address: /^\/registrationDetails\//,
    upTo: 0.08,
    why: 'staff who register a person: the banner of the workspace goes when the script is there',
  },
  {
    moved: /aside\._bar_/,
    upTo: 0.8,
    why: 'staff who named an unknown account: the stylesheet of the banner of the workspace comes with the script',
  },
];

/** What moved in the documents of a journey without input of the person. */
export class LayoutShifts {
  readonly #shifts: Shift[] = [];
  readonly #known = [...known];

  /** For a journey whose document moves for a reason that its author knows. */
  allow(address: RegExp, why: string, upTo = Infinity): void {
    this.#known.push({ address, why, upTo });
  }

  add(shift: Shift): void {
    this.#shifts.push(shift);
  }

  /** Documents that moved more than they may, counted as browsers do: without what followed an input within half a second. */
  get unexpected(): string[] {
    return this.#beyond(this.#shifts.filter(({ sincePrompt }) => sincePrompt === undefined || sincePrompt >= 500));
  }

  /** The same, of what nothing prompted: before any input, or long after it. It does not depend on how soon the machine answers input. */
  get unprompted(): string[] {
    return this.#beyond(this.#shifts.filter(({ sincePrompt }) => sincePrompt === undefined || sincePrompt >= 6000));
  }

  #beyond(seen: readonly Shift[]): string[] {
    return [...Map.groupBy(seen, ({ place }) => place)].flatMap(([place, shifts]) => {
      const worst = bursts(shifts).reduce((one, other) => (sum(other) > sum(one) ? other : one));
      const all = [...new Set(worst.flatMap((shift) => shift.moved))];
      const rows = this.#known.filter(({ address, moved }) => address?.test(place) || all.some((one) => moved?.test(one)));
      const upTo = Math.max(limit, ...rows.map((row) => row.upTo));
      if (sum(worst) <= upTo) return [];
      const moved = all.slice(0, 8).join('\n  ');
      return [`${place} moved by ${sum(worst).toFixed(3)}, at most ${upTo}:\n  ${moved}`];
    });
  }
}

const sum = (shifts: readonly Shift[]): number => shifts.reduce((total, { value }) => total + value, 0);

/** Session windows of Cumulative Layout Shift: less than a second from one shift to the next, at most five seconds. */
function bursts(shifts: readonly Shift[]): Shift[][] {
  const found: Shift[][] = [];
  for (const shift of shifts.toSorted((a, b) => a.at - b.at)) {
    const burst = found.at(-1);
    const [first, last] = [burst?.[0], burst?.at(-1)];
    if (burst && first && last && shift.at - last.at < 1000 && shift.at - first.at < 5000) burst.push(shift);
    else found.push([shift]);
  }
  return found;
}

/** Collects from every document of the context from now on. Where scripts are off, nothing can move after the document. */
export async function watchLayoutShifts(context: BrowserContext): Promise<LayoutShifts> {
  const shifts = new LayoutShifts();
  await context.exposeBinding('reportLayoutShift', (_, shift: Shift) => shifts.add(shift));
  await context.addInitScript(reportShifts);
  return shifts;
}
