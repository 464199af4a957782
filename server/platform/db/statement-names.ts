import { LRUCache } from 'lru-cache';

/** Each connection keeps every named statement, so only so many are named. */
const maxNames = 250;
const maxTextLength = 4000;
/** Statements that are run once, as in an import, are not worth a name. */
const usesBefore = 2;

/** Names of the statements that are used often, the same for every connection of this process: PostgreSQL then parses them once. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new LRUCache<string, number>({ max: 1000 });
  #given = 0;

  /** Undefined for a statement that goes without. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (text.length > maxTextLength || this.#names.size >= maxNames) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses <= usesBefore) return undefined;
    this.#uses.delete(text);
    const name = `portico_${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }

  /** A statement's columns have changed, as after a migration by a newer server: every statement is prepared again, by a new name. */
  renew(): void {
    this.#names.clear();
  }
}
