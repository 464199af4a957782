import { limits, QueryError, type Comparison, type Filter, type Literal, type TextTest } from '../query.ts';
import { tokensOf, type Token } from './tokens.ts';

const comparisons = new Set(['eq', 'ne', 'lt', 'le', 'gt', 'ge']);
const textTests = new Set(['contains', 'startswith', 'endswith', 'matchs']);
const folds: Readonly<Record<string, 'lower' | 'upper'>> = { tolower: 'lower', toupper: 'upper' };
const words = new Set(['and', 'or', 'not', 'in', ...comparisons, ...textTests]);

/** `data/slug/iv eq 'x' and not contains(data/title/iv, 'y')` → filter. Pure; throws a QueryError. */
export function parseFilter(text: string): Filter {
  if (text.length > limits.textLength) throw new QueryError(`The filter is longer than ${limits.textLength} characters.`);
  return new FilterParser(text).all();
}

/** Recursive descent: or, and, not, then one condition. */
class FilterParser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
    if (this.#tokens.length > limits.parts * 4) throw new QueryError(`The filter has more than ${limits.parts} parts.`);
  }

  all(): Filter {
    const filter = this.#or();
    if (this.#peek.kind !== 'end') throw this.#unexpected();
    return filter;
  }

  get #peek(): Token {
    return this.#tokens[this.#next] as Token;
  }

  #take(): Token {
    const token = this.#peek;
    if (token.kind !== 'end') this.#next++;
    return token;
  }

  #takes(kind: Token['kind'], text: string): boolean {
    const found = this.#peek.kind === kind && this.#peek.text === text;
    if (found) this.#next++;
    return found;
  }

  #mark(text: string): void {
    if (!this.#takes('mark', text)) throw this.#unexpected();
  }

  #unexpected(): QueryError {
    const { at, kind } = this.#peek;
    return new QueryError(
      kind === 'end' ? `Expression expected at position ${at} in '${this.#text}'.` : `Syntax error at position ${at} in '${this.#text}'.`,
    );
  }

  #or(): Filter {
    return this.#joined('or', () => this.#joined('and', () => this.#not()));
  }

  #joined(kind: 'and' | 'or', one: () => Filter): Filter {
    const filters = [one()];
    while (this.#takes('name', kind)) filters.push(one());
    return filters.length === 1 ? (filters[0] as Filter) : { kind, filters };
  }

  #not(): Filter {
    if (!this.#takes('name', 'not')) return this.#condition();
    return this.#nested(() => ({ kind: 'not', filter: this.#not() }));
  }

  #nested(inner: () => Filter): Filter {
    if (++this.#depth > limits.depth) throw new QueryError(`The filter nests deeper than ${limits.depth} levels.`);
    const filter = inner();
    this.#depth--;
    return filter;
  }

  #condition(): Filter {
    if (this.#takes('mark', '(')) {
      return this.#nested(() => {
        const filter = this.#or();
        this.#mark(')');
        return this.#withTruth(filter);
      });
    }
    const { kind, text } = this.#peek;
    if (kind !== 'name' || (words.has(text) && this.#tokens[this.#next + 1]?.text !== '(')) throw this.#unexpected();
    if (this.#tokens[this.#next + 1]?.text === '(') return this.#call();
    return this.#comparison(this.#path());
  }

  #call(): Filter {
    const { text: name } = this.#take();
    this.#mark('(');
    if (Object.hasOwn(folds, name)) {
      const path = this.#path();
      this.#mark(')');
      return this.#comparison(path, folds[name]);
    }
    if (textTests.has(name)) {
      const path = this.#path();
      this.#mark(',');
      const { kind, text: value } = this.#take();
      if (kind !== 'string') throw new QueryError(`The second argument of '${name}' must be a string in '${this.#text}'.`);
      this.#mark(')');
      return this.#withTruth({ kind: 'text', path, op: name as TextTest, value });
    }
    if (name === 'empty' || name === 'exists') {
      const path = this.#path();
      this.#mark(')');
      return this.#withTruth({ kind: name, path });
    }
    throw new QueryError(
      `An unknown function with name '${name}' was found. This may also be a function import or a key lookup on a navigation property, which is not allowed.`,
    );
  }

  #path(): readonly string[] {
    const { kind, text } = this.#peek;
    if (kind !== 'name' || words.has(text)) throw this.#unexpected();
    this.#take();
    return text.split('/');
  }

  #comparison(path: readonly string[], fold?: 'lower' | 'upper'): Filter {
    if (this.#takes('name', 'in')) return { kind: 'in', path, values: this.#list() };
    const { kind, text: op } = this.#peek;
    if (kind !== 'name' || !comparisons.has(op)) throw this.#unexpected();
    this.#take();
    const value = this.#literal();
    if (fold && (typeof value !== 'string' || value !== (fold === 'lower' ? value.toLowerCase() : value.toUpperCase()))) {
      throw new QueryError(`OData operation is not supported: the constant after to${fold} must be a text in that case.`);
    }
    return { kind: 'compare', path, op: op as Comparison, value, ...(fold && { fold }) };
  }

  #list(): readonly Literal[] {
    this.#mark('(');
    const values = [this.#literal()];
    while (this.#takes('mark', ',')) values.push(this.#literal());
    this.#mark(')');
    return values;
  }

  #literal(): Literal {
    const { kind, text } = this.#peek;
    const named: Readonly<Record<string, Literal>> = { true: true, false: false, null: null };
    if (kind === 'string' || kind === 'guid' || kind === 'date') return this.#take().text;
    if (kind === 'number') return Number(this.#take().text);
    if (kind === 'name' && Object.hasOwn(named, text)) {
      this.#take();
      return named[text] as Literal;
    }
    throw this.#unexpected();
  }

  /** `empty(x) eq false` and the like: a condition compared with a truth value. */
  #withTruth(filter: Filter): Filter {
    const { text: op } = this.#peek;
    if (this.#peek.kind !== 'name' || (op !== 'eq' && op !== 'ne')) return filter;
    this.#take();
    const value = this.#literal();
    if (typeof value !== 'boolean') throw new QueryError(`A condition can only be compared with true or false in '${this.#text}'.`);
    return (op === 'eq') === value ? filter : { kind: 'not', filter };
  }
}
