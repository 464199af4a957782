import { nameOfPerson } from './keep-answers.ts';

/** What this device keeps of a person's answers, once they sign in with another name (PRO-01). What is there already stays. */
export function moveAnswersOf(from: string, to: string): void {
  try {
    const [old, now] = [nameOfPerson(from), nameOfPerson(to)];
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith(old))) {
      const moved = now + name.slice(old.length);
      if (localStorage.getItem(moved) === null) localStorage.setItem(moved, localStorage.getItem(name) ?? '');
      localStorage.removeItem(name);
    }
  } catch {
    // A closed storage keeps nothing.
  }
}
