import { dayMs } from '#locale/dates-and-numbers/units-of-time';
import { dayOfFirm, languageCodes } from '#schemas/tenant';
import type { CallOf } from '#schemas/api';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import {
  accountForUpdate,
  type AccountRow,
  calendarActor,
  checkStatus,
  languageFor,
  type PublishedContent,
  type RecordStore,
  newestChange,
  requireAccount,
  setAccountStatus,
  type StatusChangeRow,
  statusChangesOf,
  statusesOf,
  undoStatusChange,
} from '../../records/index.ts';
import type { Operation, PersonalCall, CallDependencies } from '../call.ts';

type StatusDependencies = RecordStore & PublishedContent;
type StatusCall = Pick<PersonalCall<'workspace.status'>, 'tenantSettings' | 'actor' | 'requestId'> & CallDependencies<StatusDependencies>;
type StatusAnswer = CallOf<'workspace.status'>['answer'];

/** For how long a change can be taken back (STS-04). */
const undoMs = dayMs;

/** STS-01, STS-02: the status of the account that staff chose, those it may be given, and what changed. */
export const readStatus: Operation<'workspace.status', StatusDependencies> = async (call) => answerOf(call, await requireAccount(call));

/** STS-03: staff set the status of the account they chose. */
export const setStatus: Operation<'workspace.setStatus', StatusDependencies> = async (call) => {
  const { parts, tenantSettings, body } = call;
  const chosen = await requireAccount(call);
  const statuses = await statusesOf(parts, chosen);
  const language = languageFor(tenantSettings, chosen);
  const words = body.text ? { [language]: body.text } : undefined;
  const wanted = { ...body, words, note: body.note || undefined };
  const after = await parts.db.transaction(async (trx) => {
    const account = await accountForUpdate(trx, call.tenant, chosen.id);
    const changed = await setAccountStatus(
      trx,
      account,
      checkStatus(wanted, statuses, { today: todayOf(call), now: parts.clock(), languages: languageCodes(call.tenantSettings) }),
      changeOf(call),
    );
    return changed ?? account;
  });
  return answerOf(call, after);
};

/** STS-04: the newest change is taken back, for a day. 409 for an older one, and after that. */
export const undoStatus: Operation<'workspace.undoStatus', StatusDependencies> = async (call) => {
  const { parts, body } = call;
  const chosen = await requireAccount(call);
  const after = await parts.db.transaction(async (trx) => {
    const account = await accountForUpdate(trx, call.tenant, chosen.id);
    const changes = await statusChangesOf(trx, account);
    const change = changes.find(({ number }) => number === body.number) ?? missing();
    if (!canUndo(change, changes, account, parts.clock()))
      throw new ProblemError(409, 'not-undone', 'Only the newest change is taken back, within a day. Set the status anew.');
    return undoStatusChange(trx, account, change, changeOf(call));
  });
  return answerOf(call, after);
};

async function answerOf(call: StatusCall, account: AccountRow): Promise<StatusAnswer> {
  const { parts, tenantSettings } = call;
  const [statuses, changes] = await Promise.all([statusesOf(parts, account), statusChangesOf(parts.db.kysely, account)]);
  return {
    accountId: account.id,
    code: account.status_code,
    language: languageFor(tenantSettings, account),
    today: todayOf(call),
    statuses: [...statuses],
    changes: changes.map((change) => ({
      number: change.number,
      code: change.code,
      day: change.day,
      ...(change.words ? { words: change.words as NonNullable<StatusAnswer['changes'][number]['words']> } : {}),
      ...(change.note === null ? {} : { note: change.note }),
      ...(change.actor === calendarActor ? {} : { by: change.actor_name }),
      at: change.at.toISOString(),
      ...(change.undone_at ? { undone: { at: change.undone_at.toISOString(), by: change.undone_by ?? '' } } : {}),
      canUndo: canUndo(change, changes, account, parts.clock()),
    })),
  };
}

const canUndo = (change: StatusChangeRow, changes: readonly StatusChangeRow[], { status_code, active }: AccountRow, now: number): boolean =>
  active && change.number === newestChange(changes)?.number && change.code === status_code && now - change.at.getTime() <= undoMs;

const changeOf = ({ actor, parts, requestId }: StatusCall) => ({
  by: { actor: actor.sub, name: actor.name || actor.username },
  at: new Date(parts.clock()),
  requestId,
});

const todayOf = ({ tenantSettings, parts }: StatusCall): string => dayOfFirm(tenantSettings, parts.clock());

const missing = (): never => {
  throw notFound();
};
