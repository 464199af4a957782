import type { FactsAt } from '#schemas/page';
import type { SubmissionStatus } from '#schemas/shared/statuses';

interface AccountProgress {
  readonly status: number;
  readonly workflow: { readonly accountStatusCode: string };
  /** How many documents are at which point of their signature; undefined where they cannot be had. */
  readonly documents: { readonly toSign: number; readonly signed: number; readonly declined: number } | undefined;
  /** How far each form is, by its slug. */
  readonly forms: readonly (readonly [slug: string, status: SubmissionStatus])[];
}

/** What the rules of a workflow read of an account (CLM-02, CLM-10). Pure. */
export const workflowFacts = ({ status, workflow, documents, forms }: AccountProgress): FactsAt<'workflow'> => ({
  'account.status': status,
  'account.statusCode': workflow.accountStatusCode,
  'documents.toSign': documents?.toSign,
  'documents.signed': documents?.signed,
  'documents.declined': documents?.declined,
  ...Object.fromEntries(forms.map(([slug, how]) => [`forms.status.${slug}`, how])),
});
