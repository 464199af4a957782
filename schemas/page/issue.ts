/**
 * Wrong content, located so that its author can find it (PAGE-12).
 * An *issue* is wrong content; a *problem* is an HTTP answer (RFC 9457).
 */
export interface Issue {
  /** Stable, kebab-case, for machines: `unknown-type`, `invalid-props`, `unknown-fact` … */
  readonly code: IssueCode;
  /** `error`: something a claimant should see is missing. `warning`: it works, but not as meant. */
  readonly severity: 'error' | 'warning';
  readonly tenant: string;
  /** Slug of the page (or form, or file) that is wrong. */
  readonly page: string;
  /** Index in the page's `component` list; absent when the issue is the page's own. */
  readonly component?: number;
  /** JSON pointer (RFC 6901) from the root of the page's document. */
  readonly pointer: string;
  /** One sentence in plain words: what is wrong. */
  readonly message: string;
  /** The nearest known name, for "did you mean". */
  readonly suggestion?: string;
}

export type IssueCode =
  | 'broken-envelope'
  | 'invalid-page'
  | 'unknown-type'
  | 'invalid-block'
  | 'invalid-props'
  | 'unsafe-html'
  | 'invalid-rule'
  | 'unknown-operator'
  | 'unknown-fact'
  | 'rule-too-large'
  | 'rule-failed'
  | 'block-failed'
  | 'block-not-loaded'
  | 'missing-translation'
  | 'unknown-language'
  | 'broken-link'
  | 'missing-asset'
  | 'unsafe-asset'
  | 'unnamed-host'
  | 'no-message-address'
  | 'malformed-json'
  | 'invalid-file'
  | 'tenant-clash'
  | 'low-contrast'
  | 'form-does-not-load'
  | 'unknown-question-type'
  | 'unsupported-question'
  | 'duplicate-question'
  | 'no-declaration-page'
  | 'no-label-question'
  | 'refused-name'
  | 'reserved-name'
  | 'too-many-items'
  | 'refused-part'
  | 'invalid-expression'
  | 'unknown-question'
  | 'slow-pattern'
  | 'unmapped-status'
  | 'impossible-value'
  | 'unknown-message'
  | 'any-document'
  | 'duplicate-slug'
  | 'duplicate-id'
  | 'missing-page'
  | 'weak-sign-in'
  | 'country-left-out';
