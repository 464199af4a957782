import { pickText } from '#engine';
import { linkTokenParameter, registrationPages, signInTab } from '#schemas/api';
import { dayMs, daySeconds } from '#locale/dates-and-numbers/units-of-time';
import { languagesOf } from '#schemas/tenant';
import { consumeRateLimit, type RateLimitParts } from '../../../platform/rate-counters/index.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import type { Registration } from '../../../services/identity/index.ts';
import {
  appendEntry,
  createLink,
  findSubmission,
  formOf,
  languageFor,
  type PublishedContent,
  type RecordStore,
  requireAccount,
  submissionsOfForm,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';

type SendLinkDependencies = RecordStore & PublishedContent & RateLimitParts & { readonly registration?: Registration | undefined };

const validDays = 3;
const linksPerDay = 10;

/**
 * LOGIN-17: staff mail the person they act for a link to a form, or to one submission of it. Where the form allows it, the link opens it at once
 * (FRM-01); else it only identifies its recipient, once (APP-08), and the form opens after they signed in with a passcode.
 */
export const sendLink: Operation<'links.send', SendLinkDependencies> = async (call) => {
  const { parts, tenant, tenantSettings, actor, body, requestId } = call;
  const account = await requireAccount(call);
  const form = await formOf(parts, tenant, body.formSlug, account, body.submissionId);
  const submission = body.submissionId ? (await findSubmission(call, body.submissionId)).submission : undefined;
  if (submission && submission.form_slug !== form.slug) throw notFound();
  if (!account.active) throw new ProblemError(409, 'inactive-account', 'This person may not sign in, so a link would lead nowhere.');
  if (!account.email) throw new ProblemError(409, 'no-email', 'No email address of this person is known.');
  const { registration } = parts;
  if (!registration) throw new ProblemError(501, 'no-messages', 'This portal sends no messages by itself.');
  await consumeRateLimit(parts, { tenant, what: 'links sent', of: account.id, limit: linksPerDay, seconds: daySeconds });
  const language = languageFor(tenantSettings, account);
  const content = await parts.readContent(tenant, 'submission-form', form.slug);
  const at = new Date(parts.clock());
  const expiresAt = new Date(at.getTime() + validDays * dayMs);
  await parts.db.kysely.transaction().execute(async (trx) => {
    const named = { tenant, accountId: account.id, submissionId: submission?.id, expiresAt };
    const opensForm = form.opensByLink && (form.additionalForm || (await submissionsOfForm(trx, account, form.slug)).length === 0);
    const token = await createLink(trx, opensForm ? { ...named, purpose: 'form', formSlug: form.slug } : { ...named, purpose: 'sign-in' });
    const path = opensForm
      ? `/form-fill/${form.slug}?${new URLSearchParams({ [linkTokenParameter]: token })}`
      : `${registrationPages.Register}?${new URLSearchParams({ [linkTokenParameter]: token, name: form.slug, ...signInTab })}`;
    await registration.notify(trx, tenantSettings.identity.userPoolId, {
      kind: opensForm ? 'form' : 'link',
      signInName: account.email,
      identifier: account.identifier,
      language,
      opens: { path, name: pickText(content?.['name'], languagesOf(tenantSettings, language)) ?? form.name, days: validDays },
    });
    await appendEntry(trx, {
      tenant,
      at,
      actor: actor.sub,
      onBehalfOf: account.id,
      action: 'link.sent',
      object: submission ? `submission/${submission.id}` : `account/${account.id}`,
      after: { formSlug: form.slug, expiresAt: expiresAt.toISOString(), opensForm },
      requestId,
    });
  });
  registration.sendQueued();
  return { sentTo: account.email, expiresAt: expiresAt.toISOString() };
};
