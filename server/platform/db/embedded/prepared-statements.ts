import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { isStalePlan } from '../retry-conflicts.ts';
import { StatementNames } from '../statement-names.ts';
import type { QueryOutcome } from './protocol.ts';

const { serialize } = protocol;
type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface PreparedStatement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** What describes the columns of its rows. */
  readonly columns: Answers;
}

/**
 * The statements that are used often on one PGlite, each parsed and described once: from then on one message runs it. Nothing else may run on
 * that PGlite meanwhile, since its protocol takes no turns.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #names = new StatementNames();
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Undefined where the statement is not prepared: nothing has run then. */
  async run(sql: string, parameters: readonly unknown[]): Promise<QueryOutcome | undefined> {
    const name = this.#names.of(sql);
    if (name === undefined) return undefined;
    try {
      const { parameterTypes, columns } = await this.#prepare(name, sql);
      const values = parameters.map((value, index) => this.#textOf(value, parameterTypes[index]));
      const answers = await this.#exchange(serialize.bind({ statement: name, values }), serialize.execute());
      const [result] = parse.parseResults([...columns, ...answers], this.#pglite.parsers);
      return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
    } catch (error) {
      if (isStalePlan(error)) this.#forget();
      throw error;
    }
  }

  async #prepare(name: string, sql: string): Promise<PreparedStatement> {
    const known = this.#prepared.get(name);
    if (known) return known;
    const answers = await this.#exchange(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }));
    const parameterTypes = parse.parseDescribeStatementResults(answers);
    const prepared = { name, parameterTypes, columns: answers.filter((answer) => answer.name === 'rowDescription') };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  #exchange(...messages: readonly Uint8Array[]): Promise<Answers> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }

  /** As PGlite itself writes a parameter. */
  #textOf(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serialize = this.#pglite.serializers[type];
    return serialize ? serialize(value) : String(value);
  }

  #forget(): void {
    this.#names.renew();
    this.#prepared.clear();
  }
}
