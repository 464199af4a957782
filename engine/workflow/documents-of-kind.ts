import type { FactsAt } from '#schemas/page';

/** How many documents of one kind are at which point of their signature. */
export interface DocumentsOfKind {
  readonly kind: string;
  readonly toSign: number;
  readonly signed: number;
  readonly declined: number;
}

/** What the rules of a workflow read of an account; without `documentsByKind` it has no documents of any kind. */
export type WorkflowFacts = FactsAt<'workflow'> & { readonly documentsByKind?: readonly DocumentsOfKind[] | undefined };

/** What a status names; nothing: documents of any kind. */
interface Kinds {
  readonly documentKinds?: readonly string[];
}

/** Whether a status is about documents of a kind: of those that it names, else of any. Case does not count. */
export const isAboutKind = ({ documentKinds }: Kinds, kind: string): boolean =>
  documentKinds === undefined || documentKinds.some((one) => plain(one) === plain(kind));

/** The facts as the rules of one mapping read them: its `documents.*` count the documents that it is about. */
export function factsFor(mapping: Kinds, { documentsByKind = [], ...facts }: WorkflowFacts): FactsAt<'workflow'> {
  if (mapping.documentKinds === undefined || facts['documents.toSign'] === undefined) return facts;
  const own = documentsByKind.filter(({ kind }) => isAboutKind(mapping, kind));
  const sum = (state: Exclude<keyof DocumentsOfKind, 'kind'>): number => own.reduce((count, one) => count + one[state], 0);
  return { ...facts, 'documents.toSign': sum('toSign'), 'documents.signed': sum('signed'), 'documents.declined': sum('declined') };
}

const plain = (kind: string): string => kind.trim().toLowerCase();
