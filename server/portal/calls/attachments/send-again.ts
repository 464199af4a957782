import type { Transaction } from 'kysely';
import { registrationKindOf } from '#schemas/api';
import { isAbsent } from '#schemas/shared/statuses';
import type { Tables } from '../../../platform/db/index.ts';
import type { StoredFile, FileStore, FileLinks } from '../../../services/files/index.ts';
import {
  onBehalfOf,
  accountForUpdate,
  appendEntry,
  isSent,
  isToBeSentAgain,
  nothingMissing,
  registrationFormsOf,
  requireAnnounced,
  type RecordStore,
} from '../../records/index.ts';
import type { Operation } from '../call.ts';
import { fileRulesFor, expectFiles, uploadLinks, type FileRulesParts } from '../../rules/index.ts';

/**
 * FRM-13: another file in the place of one that was refused or never arrived, once its form was sent for good, or its account registered; a draft asks for it itself.
 * The new one belongs to the same question and keeps to the same limits; the earlier one goes, with what is stored of it, but for one that arrived and cannot be
 * opened: a reader may be wrong about it, so that it stays and is only not asked for any more. Answers the upload link. 404 where the earlier file is not there or not theirs, 409 where nothing is missing in its place.
 */
export const sendAgain: Operation<
  'attachments.sendAgain',
  FileRulesParts & RecordStore & { readonly files: FileStore; readonly links: FileLinks }
> = async (call) => {
  const { parts, tenant, actor, params, body, origin, requestId } = call;
  const accountId = await requireAnnounced(call, params.id);
  const rules = await fileRulesFor(call, await definitionsOf(parts, tenant, params.id));
  const at = new Date(parts.clock());
  const expected = await parts.db.transaction(async (trx) => {
    await accountForUpdate(trx, tenant, accountId);
    const earlier = await takeAway(trx, { tenant, accountId, id: params.id, at });
    const file = { ...body, questionName: earlier.question_name, filePurpose: earlier.file_purpose };
    const files = await expectFiles(trx, { tenant, accountId, submissionId: earlier.submission_id, files: [file], at }, rules);
    if (isAbsent(earlier.state)) await parts.files.removeAll([`${tenant}/${earlier.id}`]);
    await appendEntry(trx, {
      tenant,
      at,
      actor: actor.sub,
      onBehalfOf: onBehalfOf(call, accountId),
      action: 'file.replaced',
      object: `file/${earlier.id}`,
      before: { state: earlier.state, sha256: earlier.sha256, size: earlier.size, kind: earlier.kind },
      after: { replacedBy: files[0]?.id },
      requestId,
    });
    return files;
  });
  const [link] = uploadLinks(parts.links, tenant, expected, origin);
  if (!link) throw new Error('A file that was announced has no upload link.');
  return link;
};

interface Earlier {
  readonly tenant: string;
  readonly accountId: string;
  readonly id: string;
  readonly at: Date;
}

/** Of two who send again at once, one finds it here. */
async function takeAway(trx: Transaction<Tables>, { tenant, accountId, id, at }: Earlier): Promise<StoredFile> {
  const earlier = await trx
    .updateTable('stored_file')
    .set({ dismissed_at: at })
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(isToBeSentAgain)
    .where('dismissed_at', 'is', null)
    .where(isSent)
    .returningAll()
    .executeTakeFirst();
  if (!earlier) throw nothingMissing();
  if (isAbsent(earlier.state)) await trx.deleteFrom('stored_file').where('tenant_id', '=', tenant).where('id', '=', id).execute();
  return earlier;
}

/** The definitions of the forms that the file was sent with, as they are now: one of a submission, those of its registration of an account. */
async function definitionsOf({ db, readContent }: FileRulesParts & RecordStore, tenant: string, fileId: string): Promise<unknown[]> {
  const sent = await db.kysely
    .selectFrom('stored_file')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant_id', '=', 'stored_file.tenant_id').onRef('account.id', '=', 'stored_file.account_id'),
    )
    .leftJoin('submission', (join) =>
      join.onRef('submission.tenant_id', '=', 'stored_file.tenant_id').onRef('submission.id', '=', 'stored_file.submission_id'),
    )
    .select(['submission.form_slug', 'account.dynamic_data'])
    .where('stored_file.tenant_id', '=', tenant)
    .where('stored_file.id', '=', fileId)
    .executeTakeFirst();
  if (!sent) return [];
  const { form_slug: slug, dynamic_data: data } = sent;
  const forms =
    slug === null
      ? await registrationFormsOf(
          { readContent },
          tenant,
          registrationKindOf((data as Record<string, unknown> | null)?.['account_RegistrationType']),
        )
      : [await readContent(tenant, 'submission-form', slug)];
  return forms.flatMap((form) => (form ? [form['surveyDefinition']] : []));
}
