/** STS-07: a row of a file of statuses that sets none. */
export interface RefusedRow {
  /** As a spreadsheet numbers it: the heading is 1. */
  readonly row: number;
  /** Account number, as it was given. */
  readonly account: string;
  /** Why, kebab-case. */
  readonly code: string;
  /** Why, in English. */
  readonly detail: string;
  /** What the row has and may not have, such as the code of a status. */
  readonly value?: string;
}

/** STS-07: what a file of statuses would change; its run begins once it is started. */
export interface StatusFilePreview {
  readonly id: string;
  readonly changes: readonly {
    readonly row: number;
    readonly account: string;
    /** Full name of the person. */
    readonly name: string;
    /** Names of the statuses, in the language of the page. */
    readonly from: string;
    readonly to: string;
    /** YYYY-MM-DD. */
    readonly day: string;
    /** What the claimant will read in place of the words of the workflow, by language. */
    readonly words?: Readonly<Record<string, string>>;
  }[];
  /** How many rows are left out because their accounts have the status already. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}

/** ESG-10: who would be sent a document, and who cannot get it; its run begins once it is started. */
export interface DocumentFilePreview {
  readonly id: string;
  readonly documents: readonly {
    readonly row: number;
    readonly account: string;
    /** Full name of the person. */
    readonly name: string;
  }[];
  readonly refused: readonly RefusedRow[];
}

/** STS-07, ESG-10: how far the run of a file is; rows that were refused are done, too. */
export interface RunProgress {
  readonly rows: number;
  readonly done: number;
  /** How many of them had the status already. */
  readonly unchanged: number;
  readonly isFinished: boolean;
  readonly refused: readonly RefusedRow[];
}
