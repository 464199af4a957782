import { markOf } from '../auth/index.ts';

/** Ids of news that was read on this device. Who read it is kept as a salted hash, and only of people signed in. */
interface ReadNews {
  readonly salt: string;
  readonly visitors: readonly string[];
  readonly people: Readonly<Record<string, readonly string[]>>;
}

const name = 'portico.news';
const [maxIds, maxPeople] = [300, 20];

/** What this person has read here, and what was read before anyone signed in. A closed storage knows nothing. */
export async function readNewsOf(person: string | undefined): Promise<readonly string[]> {
  const { visitors, people, salt } = kept();
  const mark = person === undefined ? undefined : await markOf(person, salt).catch(() => undefined);
  return mark === undefined ? visitors : [...visitors, ...(people[mark] ?? [])];
}

/** Keeps that this person, or a visitor, has read these; the oldest are forgotten first. False where the device refuses. */
export async function markNewsRead(person: string | undefined, ids: readonly string[]): Promise<boolean> {
  try {
    const before = kept();
    const mark = person === undefined ? undefined : await markOf(person, before.salt);
    const after = { ...before };
    if (mark === undefined) after.visitors = joined(before.visitors, ids);
    else {
      const others = Object.entries(before.people).filter(([known]) => known !== mark);
      after.people = Object.fromEntries([...others, [mark, joined(before.people[mark] ?? [], ids)]].slice(-maxPeople));
    }
    localStorage.setItem(name, JSON.stringify(after));
    return true;
  } catch {
    return false;
  }
}

const joined = (known: readonly string[], more: readonly string[]): readonly string[] => [...new Set([...known, ...more])].slice(-maxIds);

/** What is there, as far as it can be read. */
function kept(): ReadNews {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<ReadNews> | null;
    if (found && typeof found.salt === 'string' && isList(found.visitors) && Object.values(found.people ?? {}).every(isList))
      return { salt: found.salt, visitors: found.visitors, people: found.people ?? {} };
  } catch {
    // Then nothing was read.
  }
  return { salt: Math.random().toString(36).slice(2), visitors: [], people: {} };
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');
