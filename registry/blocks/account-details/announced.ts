/** What became of the last thing that staff asked for a form: a link, or a correction. */
export interface Announced {
  readonly words: string;
  readonly result?: 'sent' | 'failed';
  /** Whose row it is about. */
  readonly submissionId?: string | undefined;
}
