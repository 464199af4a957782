import { isGuid } from '#schemas/shared/slug';

/** The submission that the address of a form names; what is no GUID names none (FRM-11). Pure. */
export function submissionIn({ searchParams }: Pick<URL, 'searchParams'>): string | undefined {
  const id = searchParams.get('submissionId') ?? '';
  return isGuid(id) ? id : undefined;
}
