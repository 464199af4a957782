import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { id, optional, text } from './property-types.ts';
import { maxRunDocumentBytes, maxStatusFileLength, maxStatusNote, maxStatusText } from './status-limits.ts';

const number = Type.Integer({ minimum: 1 });

/** STS-02: one change of the status of an account, as staff see it. */
const StatusChange = Type.Object({
  number,
  code: text(100),
  day: text(10),
  words: optional(localised(maxStatusText)),
  note: optional(text(maxStatusNote)),
  by: optional({ ...text(), description: 'Absent: the calendar.' }),
  at: text(40),
  undone: optional(Type.Object({ at: text(40), by: text() })),
  canUndo: Type.Boolean(),
});

/** STS-01: the status of one account, those it may be given, and its changes, newest first. */
export const StatusOfAccount = Type.Object({
  accountId: id,
  code: text(100),
  language: Type.String({ description: 'In which the claimant is written to.' }),
  today: Type.String({ description: 'YYYY-MM-DD, where the firm is.' }),
  statuses: Type.Array(Type.Object({ code: text(100), name: localised(), accountStatus: Type.Integer() })),
  changes: Type.Array(StatusChange),
});

/** STS-03: the status that an account is to have. */
export const StatusToSet = Type.Object(
  {
    replaces: text(100),
    code: text(100),
    day: text(10),
    text: optional({ ...text(maxStatusText), description: 'In the language that the claimant is written to in.' }),
    note: optional(text(maxStatusNote)),
  },
  { additionalProperties: false },
);

export const maxStatusChanges = 1000;

/** STS-06: changes of many accounts, as a claims system sends them. */
export const StatusChanges = Type.Object(
  {
    changes: Type.Array(
      Type.Object(
        {
          account: { ...text(100), description: 'Account number.' },
          replaces: { ...text(100), description: 'Code of the status that it replaces.' },
          code: text(100),
          day: { ...text(10), description: 'YYYY-MM-DD: from which day it holds.' },
          madeAt: Type.String({
            pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
            'x-pattern': 'a moment such as 2026-11-29T14:05:00Z',
            description: 'When the system made the change: an account that was changed after that is not changed.',
          }),
          text: optional({
            ...Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), text(maxStatusText)),
            description: 'What the claimant reads in place of the words of the workflow, by language.',
          }),
          note: optional({ ...text(maxStatusNote), description: 'For the firm alone.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: maxStatusChanges },
    ),
  },
  { additionalProperties: false },
);
export type StatusChanges = Static<typeof StatusChanges>;

/** STS-07: a file of statuses, as the browser read it. */
export const StatusFile = Type.Object(
  { file: Type.String({ minLength: 1, maxLength: maxStatusFileLength }) },
  { additionalProperties: false },
);

/** STS-07: a row that sets no status, and why. `row` is that of a spreadsheet, in which the heading is 1. */
const RefusedRow = Type.Object({
  row: number,
  account: text(),
  code: text(100),
  detail: text(),
  value: optional({ ...text(), description: 'What the row has and may not have, such as the code of a status.' }),
});

/** STS-07: what a file of statuses would change; its run begins once a manager confirms it. */
export const StatusFilePreview = Type.Object({
  id,
  changes: Type.Array(
    Type.Object({
      row: number,
      account: text(100),
      name: text(),
      from: text(),
      to: text(),
      day: text(10),
      words: optional(Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), text(maxStatusText))),
    }),
  ),
  unchanged: Type.Integer({ description: 'Rows of accounts that have the status already, from that day and in those words: left out.' }),
  refused: Type.Array(RefusedRow),
});

/** ESG-10: a file of account numbers, each of which is to be sent a document: `pdf`, or a template of the tenant. */
export const DocumentFile = Type.Object(
  {
    file: Type.String({ minLength: 1, maxLength: maxStatusFileLength }),
    name: Type.String({ minLength: 1, maxLength: 300 }),
    filePurpose: Type.String({ minLength: 1, maxLength: 100 }),
    pdf: optional(
      Type.String({ minLength: 1, maxLength: Math.ceil(maxRunDocumentBytes / 3) * 4, description: 'The bytes of a PDF, in Base64.' }),
    ),
    template: optional(Type.String({ minLength: 1, maxLength: 200, description: 'Slug of a PDF among the assets of the tenant.' })),
  },
  { additionalProperties: false },
);

/** ESG-10: who would be sent a document, and who cannot get it; its run begins once a manager confirms it. */
export const DocumentFilePreview = Type.Object({
  id,
  documents: Type.Array(Type.Object({ row: number, account: text(100), name: text() })),
  refused: Type.Array(RefusedRow),
});

/** ESG-10: batches of documents that were begun, newest first. */
export const DocumentRuns = Type.Object({
  runs: Type.Array(
    Type.Object({
      id,
      name: text(),
      by: text(),
      startedAt: text(40),
      isFinished: Type.Boolean(),
      delivered: Type.Integer({ minimum: 0 }),
      refused: Type.Integer({ minimum: 0 }),
    }),
  ),
});

/** STS-07, ESG-10: how far the run of a file is; rows that were refused are done, too. */
export const RunProgress = Type.Object({
  rows: Type.Integer(),
  done: Type.Integer(),
  unchanged: Type.Integer({ description: 'Rows of accounts that had the status already.' }),
  isFinished: Type.Boolean(),
  refused: Type.Array(RefusedRow),
});
