import type { Transaction } from 'kysely';
import type { Tables } from '../../db/index.ts';
import type { StoredFile } from '../../files/index.ts';
import { notFound, ProblemError } from '../../http/problems.ts';
import { accountOf } from '../accounts/account-of.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Operation, PersonalCall } from '../call.ts';
import { allowedEndings } from './attachment-configuration.ts';
import { expectFiles, uploadLinks } from './expect-files.ts';
import { isSent } from './is-sent.ts';

/**
 * FRM-13: another file in the place of one that was refused or never arrived, once its form was sent for good; a draft asks for it itself.
 * The new one belongs to the same question and keeps to the same limits; the earlier one goes, with whatever lies of it. Answers the upload
 * link. 404 where the earlier file is not there or not theirs, 409 where nothing is missing in its place.
 */
export const sendAgain: Operation<'attachments.sendAgain'> = async (call) => {
  const { portal, tenant, actor, params, body, origin, requestId } = call;
  const { account_id: accountId } = await findAnnounced(call);
  const { uploadBytes: largest, storageBytes: storage } = portal.limits;
  const rules = { endings: await allowedEndings(portal, tenant), largest, storage };
  const at = new Date(portal.clock());
  const expected = await portal.db.transaction(async (trx) => {
    await lockAccount(trx, tenant, accountId);
    const earlier = await takeAway(trx, { tenant, accountId, id: params.id });
    const file = { ...body, questionName: earlier.question_name, filePurpose: earlier.file_purpose };
    const files = await expectFiles(trx, { tenant, accountId, submissionId: earlier.submission_id, files: [file], at }, rules);
    await portal.files.removeAll([`${tenant}/${earlier.id}`]);
    await appendEntry(trx, {
      tenant,
      at,
      actor: actor.sub,
      onBehalfOf: actor.staff ? accountId : undefined,
      action: 'file.replaced',
      object: `file/${earlier.id}`,
      before: { state: earlier.state, sha256: earlier.sha256, size: earlier.size, kind: earlier.kind },
      after: { replacedBy: files[0]?.id },
      requestId,
    });
    return files;
  });
  const [link] = uploadLinks(portal.links, tenant, expected, origin);
  if (!link) throw new Error('A file that was announced has no upload link.');
  return link;
};

/** A file of the person's own account, whatever became of it; staff: of the tenant. Else as if it were not there. */
async function findAnnounced({ portal, tenant, actor, params }: PersonalCall<'attachments.sendAgain'>) {
  let query = portal.db.kysely.selectFrom('stored_file').select('account_id').where('tenant_id', '=', tenant).where('id', '=', params.id);
  if (!actor.staff) {
    const own = await accountOf(portal.db, actor);
    if (!own) throw notFound();
    query = query.where('account_id', '=', own.id);
  }
  return query.executeTakeFirstOrThrow(notFound);
}

interface Earlier {
  readonly tenant: string;
  readonly accountId: string;
  readonly id: string;
}

/** Of two who send again at once, one finds it here. */
async function takeAway(trx: Transaction<Tables>, { tenant, accountId, id }: Earlier): Promise<StoredFile> {
  const earlier = await trx
    .deleteFrom('stored_file')
    .where('tenant_id', '=', tenant)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', ['refused', 'waiting'])
    .where(isSent)
    .returningAll()
    .executeTakeFirst();
  if (!earlier) throw new ProblemError(409, 'nothing-missing', 'No file is missing in this place. Load the page again.');
  return earlier;
}
