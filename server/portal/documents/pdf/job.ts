import type { FieldWords } from '#forms/definition';
import type { Direction } from '../text-layout/shape-line.ts';

/** Words a job writes besides the tenant's and the claimant's. */
export interface PdfWords {
  /** Title of the PDF of a registration. */
  readonly registration: string;
  readonly reference: string;
  readonly account: string;
  /** `{date}` becomes a day. */
  readonly sentOn: string;
  /** `{page}` and `{pages}` become numbers. */
  readonly page: string;
  readonly unanswered: string;
  readonly signed: string;
  /** Names a file that did not arrive by its `{name}`. */
  readonly fileMissing: string;
  /** Names one that cannot be opened, likewise. */
  readonly fileUnusable: string;
  /** Above answers for which a template has too little space. */
  readonly overflow: string;
  /** States that letters have no font here, and are replacement signs. */
  readonly lettersMissing: string;
}

/** Everything a PDF is made from; plain data, so that it can be handed to a worker. */
export interface PdfJob {
  /** A PDF with form fields to be filled; without it a summary is drawn. */
  readonly template?: Uint8Array;
  /** SurveyJS definition of the form the answers belong to. */
  readonly definition: unknown;
  /** Definition of the form before it, whose answers are first: of a registration. */
  readonly earlier?: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
  /** ISO 639-1, and how it is written. */
  readonly language: string;
  readonly direction: Direction;
  /** As `Reading` has it. */
  readonly datePattern?: string | undefined;
  readonly title: string;
  readonly tenantName: string;
  readonly referenceNumber: string;
  /** Whose answers they are, as a summary names them. */
  readonly account: string;
  /** The day, as people read it; absent of answers that are not sent as they are here. */
  readonly sentOn?: string | undefined;
  readonly words: PdfWords;
  /** Words of questions in that language; English where it has none. */
  readonly questionWords?: FieldWords | undefined;
}

/** `template`: the template cannot be used; `made`: anything else went wrong. */
export type PdfResult = { readonly pdf: Uint8Array } | { readonly failure: 'template' | 'made'; readonly why: string };
