import type { Database } from '../db/index.ts';
import type { FileLinks } from '../files/file-links.ts';

/** What the operations of the portal API need; nothing of HTTP. */
export interface Portal {
  readonly db: Database;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** Data of a published content item, flattened; null when there is none. */
  readonly readContent: (tenant: string, schema: string, slug: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** All published items of a schema, flattened. */
  readonly listContent: (tenant: string, schema: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly links: FileLinks;
  /** Judges answers by the form's own definition, in a time-limited worker: names of the questions that fail. */
  readonly judgeAnswers: (definition: unknown, answers: unknown) => Promise<readonly AnswerFault[]>;
}

/** One answer the form's definition refuses. */
export interface AnswerFault {
  readonly question: string;
  readonly message: string;
}
