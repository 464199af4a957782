import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ContentData, Tables } from '../../../platform/db/index.ts';
import { lockConfigurations } from '../tenants/lock-configurations.ts';
import { raiseRevision } from '../tenants/raise-revision.ts';
import { storedClashes } from '../tenants/stored-clashes.ts';
import type { Caller } from '../access/caller.ts';
import type { ContentContext } from '../access/content-context.ts';
import { ContentApiError, forbidden, invalid, notFound } from '../access/content-errors.ts';
import { schemaId, type ContentSchemaModel } from '../model/content-model.ts';
import { findItem } from '../read/find-item.ts';
import type { ItemRow } from '../read/find-items.ts';
import { checkData, pathOf } from './check-data.ts';
import { liveData, moveTo, type ItemChange, type Draftable } from './item-changes.ts';
import { storeItem } from './store-item.ts';

/** Who writes where. */
export interface WriteScope {
  readonly service: ContentContext;
  readonly caller: Caller;
  readonly model: ContentSchemaModel;
}

export interface Expectation {
  /** Right below `contents.{schema}.`, also good as `{right}.own` for items the caller made. */
  readonly right: string;
  /** Another right that the change needs besides. */
  readonly alsoRight?: string;
  /** The version that the caller has read (If-Match). */
  readonly version?: number;
}

/** Locks in the order of `lockConfigurations`. */
const inTransaction = <T>({ service, caller, model }: WriteScope, work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> =>
  service.db.transaction(async (transaction) => {
    if (model.name === 'tenant') await lockConfigurations(transaction);
    await raiseRevision(transaction, caller.app);
    const result = await work(transaction);
    if (model.name === 'tenant') await requireOwnNames(transaction, caller.app);
    return result;
  });

/** Throws 400 where the configuration, as it is published now, shares with another tenant what has to be different in each. */
async function requireOwnNames(transaction: Kysely<Tables>, app: string): Promise<void> {
  const published = await findItem(transaction, app, schemaId(app, 'tenant'));
  if (published?.status !== 'Published' || published.is_deleted) return;
  const clashes = await storedClashes(transaction, app, published.data);
  if (clashes.length > 0) throw invalid(...clashes.map(({ pointer, message }) => `${pathOf(pointer)}: ${message}`));
}

/** The right to publish, to unpublish and to archive. */
const publishing = 'changestatus';

/** Whether the caller has a right below `contents.{schema}.` for an item of this maker. */
const mayOn = ({ caller, model }: WriteScope, right: string, createdBy: string): boolean =>
  caller.may(`contents.${model.name}.${right}`) || (createdBy === caller.name && caller.may(`contents.${model.name}.${right}.own`));

/** Makes an item; published at once it is version 1, and asks for the right to publish. Throws 403, and 409 for an id that is taken. */
export async function createContent(
  scope: WriteScope,
  data: ContentData,
  { id = randomUUID(), status }: { id?: string; status?: string },
): Promise<ItemRow> {
  const { service, caller, model } = scope;
  if (!caller.may(`contents.${model.name}.create`)) throw forbidden();
  if (model.kind === 'Singleton' && id !== schemaId(caller.app, model.name))
    throw new ContentApiError(400, 'Singleton content cannot be created.');
  const draft: Draftable = { status: 'Draft', data, newStatus: null, newData: null };
  const wanted = model.kind === 'Singleton' ? 'Published' : (status ?? 'Draft');
  const made = wanted === 'Draft' ? draft : moveTo(wanted, { singleton: false })(draft, mayOn(scope, publishing, caller.name));
  await checkData(service.patterns, caller.app, model, data);
  return inTransaction(scope, async (transaction) => {
    if (await findItem(transaction, caller.app, id))
      throw new ContentApiError(409, `Entity (${id}) already exists.`, { errorCode: 'OBJECT_CONFLICT' });
    await storeItem(transaction, {
      tenant: caller.app,
      id,
      schema: model.name,
      ...made,
      version: made === draft ? 0 : 1,
      at: new Date(service.clock()),
      by: caller.name,
    });
    return (await findItem(transaction, caller.app, id)) as ItemRow;
  });
}

/**
 * Applies changes to an item as one new version; what is live changes only for a caller who may publish. Throws 404, 403, 410 for a deleted one,
 * 412 for another version, 400. What is stored was checked before the transaction: trying the patterns of a form takes seconds, and no other caller
 * could write. Where the item has become another meanwhile, it is checked again.
 */
export async function changeContent(
  scope: WriteScope,
  id: string,
  expected: Expectation,
  ...changes: readonly ItemChange[]
): Promise<ItemRow> {
  const { service, caller, model } = scope;
  for (;;) {
    const seen = changedBy(scope, await readItem(service.db.kysely, scope, id), expected, changes);
    if (seen.unchecked) await checkData(service.patterns, caller.app, model, seen.unchecked);
    const storing = inTransaction(scope, async (transaction) => {
      const row = await readItem(transaction, scope, id, 'lock');
      const { after } = changedBy(scope, row, expected, changes);
      if (row.version !== seen.version) throw new ChangedMeanwhile();
      await storeItem(transaction, {
        tenant: caller.app,
        id,
        schema: model.name,
        ...after,
        version: row.version + 1,
        at: new Date(service.clock()),
        by: caller.name,
      });
      return (await findItem(transaction, caller.app, id)) as ItemRow;
    });
    const stored = await storing.catch((error: unknown) => {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    });
    if (stored) return stored;
  }
}

class ChangedMeanwhile extends Error {}

/** An item after changes, and what of it has yet to be checked. Throws as `changeContent`. Pure. */
function changedBy(scope: WriteScope, row: ItemRow, expected: Expectation, changes: readonly ItemChange[]) {
  requireChangeable(scope, row, expected);
  const before: Draftable = { status: row.status, data: row.data, newStatus: row.new_status, newData: row.new_data };
  const mayPublish = mayOn(scope, publishing, row.created_by);
  const after = changes.reduce((item, change) => change(item, mayPublish), before);
  if (!mayPublish && liveData(after) !== liveData(before)) throw forbidden();
  const edited = (after.newData ?? after.data) !== (before.newData ?? before.data);
  if (edited && (before.newStatus ?? before.status) === 'Archived')
    throw new ContentApiError(400, 'Data cannot be changed in the status Archived.');
  const unchecked = edited || publishes(before, after) ? (after.newData ?? after.data) : undefined;
  return { version: row.version, after, unchecked };
}

const publishes = (before: Draftable, after: Draftable): boolean =>
  after.status === 'Published' && (before.status !== 'Published' || after.data !== before.data);

/** Hides an item, or takes it away for good. A published one asks for the right to publish, too. */
export async function deleteContent(scope: WriteScope, id: string, permanent: boolean, version?: number): Promise<void> {
  const { service, caller, model } = scope;
  if (model.kind === 'Singleton') throw new ContentApiError(400, 'Singleton content cannot be deleted.');
  await inTransaction(scope, async (transaction) => {
    const row = await readItem(transaction, scope, id, 'lock');
    requireChangeable(scope, row, { right: 'delete', ...(version !== undefined && { version }) });
    if (liveData(row) && !mayOn(scope, publishing, row.created_by)) throw forbidden();
    if (permanent) {
      await transaction.deleteFrom('content_version').where('tenant_id', '=', caller.app).where('item_id', '=', id).execute();
      await transaction.deleteFrom('content_item').where('tenant_id', '=', caller.app).where('id', '=', id).execute();
    } else {
      const { status, data, new_status: newStatus, new_data: newData } = row;
      await storeItem(transaction, {
        tenant: caller.app,
        id,
        schema: model.name,
        status,
        data,
        newStatus,
        newData,
        version: row.version + 1,
        isDeleted: true,
        at: new Date(service.clock()),
        by: caller.name,
      });
    }
  });
}

/** Throws 404. `lock`: until the transaction ends. */
async function readItem(handle: Kysely<Tables>, { caller, model }: WriteScope, id: string, lock?: 'lock'): Promise<ItemRow> {
  const found = handle
    .selectFrom('content_item')
    .selectAll()
    .where('tenant_id', '=', caller.app)
    .where('id', '=', id)
    .where('schema_name', '=', model.name);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Throws 403, 410 for a deleted item, 412 for another version. */
function requireChangeable(scope: WriteScope, row: ItemRow, { right, alsoRight = right, version }: Expectation): void {
  const { id } = row;
  if (![right, alsoRight].every((one) => mayOn(scope, one, row.created_by))) throw forbidden();
  if (row.is_deleted) throw new ContentApiError(410, `Entity (${id}) has been deleted.`, { errorCode: 'OBJECT_DELETED' });
  if (version !== undefined && version !== row.version) {
    throw new ContentApiError(412, `Entity (${id}) requested version ${version}, but found ${row.version}.`, {
      errorCode: 'OBJECT_VERSION_CONFLICT',
    });
  }
}
