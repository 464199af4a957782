import type { DocumentsOfKind, WorkflowFacts } from '#engine';
import type { SubmissionStatus } from '#schemas/shared/statuses';

interface AccountProgress {
  readonly status: number;
  readonly workflow: { readonly accountStatusCode: string };
  /** How many documents are at which point of their signature; undefined where they cannot be had. */
  readonly documents: readonly DocumentsOfKind[] | undefined;
  /** How far each form is, by its slug. */
  readonly forms: readonly (readonly [slug: string, status: SubmissionStatus])[];
}

/** What the rules of a workflow read of an account (CLM-02, CLM-10). Pure. */
export const workflowFacts = ({ status, workflow, documents, forms }: AccountProgress): WorkflowFacts => ({
  'account.status': status,
  'account.statusCode': workflow.accountStatusCode,
  'documents.toSign': sumOf(documents, 'toSign'),
  'documents.signed': sumOf(documents, 'signed'),
  'documents.declined': sumOf(documents, 'declined'),
  documentsByKind: documents,
  ...Object.fromEntries(forms.map(([slug, how]) => [`forms.status.${slug}`, how])),
});

const sumOf = (documents: readonly DocumentsOfKind[] | undefined, state: 'toSign' | 'signed' | 'declined'): number | undefined =>
  documents?.reduce((count, one) => count + one[state], 0);
