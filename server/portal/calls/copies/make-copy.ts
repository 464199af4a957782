import type { RouteName } from '#schemas/api';
import { hourSeconds } from '#locale/dates-and-numbers/units-of-time';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { PdfJob, MakePdf } from '../../documents/index.ts';
import type { PublishedContent } from '../../records/index.ts';
import type { PersonalCall, CallDependencies } from '../call.ts';

export interface CopyParts extends RateLimitParts, PublishedContent {
  readonly makePdf: MakePdf;
  readonly limits: { readonly pdfs: number };
}

export type CopyCall = Pick<PersonalCall<RouteName>, 'tenant' | 'tenantSettings' | 'language'> & {
  /** Whose copies are counted. */
  readonly actor: Pick<PersonalCall<RouteName>['actor'], 'sub'>;
};

/** `code` pdf-failed with the words of CTL-PDF; why is for the log. */
export const pdfFailed = (status: number, cause: unknown, retryAfterSeconds?: number): ProblemError =>
  new ProblemError(status, 'pdf-failed', 'Failed to generate PDF', { retryAfterSeconds, cause });

/**
 * A PDF for a person. Refuses with `pdf-failed`: 422 for a template that cannot be filled, 503 where it is to be tried again, 429 for one who asks too
 * often.
 */
export async function makeCopy(
  { parts, actor, tenant }: CopyCall & CallDependencies<CopyParts>,
  jobFor: () => Promise<PdfJob>,
): Promise<Uint8Array> {
  await consumeRateLimit(parts, { tenant, what: 'pdfs', of: actor.sub, limit: parts.limits.pdfs, seconds: hourSeconds });
  const result = await oneAtATime(`${tenant} ${actor.sub}`, async () => parts.makePdf(await jobFor()));
  if ('failure' in result)
    throw pdfFailed({ template: 422, busy: 503, made: 500 }[result.failure], result.why, result.failure === 'busy' ? 10 : undefined);
  return result.pdf;
}

const drawing = new Set<string>();

/** All claimants share one maker: a claimant who waits for a PDF is asked to wait before the next (SEC-40). */
async function oneAtATime<Result>(person: string, make: () => Promise<Result>): Promise<Result> {
  if (drawing.has(person)) throw pdfFailed(503, 'Your last PDF is still being made.', 10);
  drawing.add(person);
  try {
    return await make();
  } finally {
    drawing.delete(person);
  }
}
