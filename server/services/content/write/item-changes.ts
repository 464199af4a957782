import type { ContentData } from '../../../platform/db/index.ts';
import { ContentApiError, forbidden, invalid } from '../access/content-errors.ts';
import { transitions } from '../read/publication-status.ts';

/** What a change of an item may touch. A draft is kept beside what is published until it is published itself. */
export interface Draftable {
  readonly status: string;
  readonly data: ContentData;
  readonly newStatus: string | null;
  readonly newData: ContentData | null;
}

/** `mayPublish`: the caller may change the status of this item. Throws when the change is not allowed. */
export type ItemChange = (item: Draftable, mayPublish: boolean) => Draftable;

/** PUT: replaces the draft where there is one, else what is there. What is published becomes a new draft for a caller who may not publish. */
export const replaceData =
  (data: ContentData): ItemChange =>
  (item, mayPublish) => {
    if (item.newData) return { ...item, newData: data };
    return mayPublish || item.status !== 'Published' ? { ...item, data } : { ...item, newStatus: 'Draft', newData: data };
  };

/** PATCH: merges per field and per language. */
export const mergeData =
  (patch: ContentData): ItemChange =>
  (item, mayPublish) => {
    const before = item.newData ?? item.data;
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(before), ...Object.keys(patch)])].map((field) => [field, { ...before[field], ...patch[field] }]),
    );
    return replaceData(merged)(item, mayPublish);
  };

interface Move {
  /** Whether the workflow's transitions do not count. */
  readonly free?: boolean;
  /** A singleton stays published: only a draft of it can be. */
  readonly singleton: boolean;
}

/** PUT …/status. Publishing an item with a draft makes the draft the published text. */
export const moveTo =
  (target: string, { free = false, singleton }: Move): ItemChange =>
  (item, mayPublish) => {
    const current = item.newStatus ?? item.status;
    if (!mayPublish) throw forbidden();
    if (singleton && !(item.newData && target === 'Published')) throw new ContentApiError(400, 'Singleton content cannot be updated.');
    if (!Object.hasOwn(transitions, target)) throw invalid(`Cannot change status from ${current} to ${target}.`);
    if (!free && !transitions[current]?.includes(target)) throw invalid(`Cannot change status from ${current} to ${target}.`);
    if (!item.newData) return { ...item, status: target };
    return target === 'Published' ? { status: target, data: item.newData, newStatus: null, newData: null } : { ...item, newStatus: target };
  };

/** As `moveTo`, where the item does not have the status already. Undefined asks for nothing. */
export const moveIfOther =
  (target: string | undefined, move: Move): ItemChange =>
  (item, mayPublish) =>
    target && (item.newStatus ?? item.status) !== target ? moveTo(target, move)(item, mayPublish) : item;

/** What any visitor may read of an item; undefined when it is not published. */
export const liveData = ({ status, data }: Pick<Draftable, 'status' | 'data'>): ContentData | undefined =>
  status === 'Published' ? data : undefined;

/** POST …/draft. */
export const startDraft: ItemChange = (item) => {
  if (item.status !== 'Published' || item.newData)
    throw new ContentApiError(400, 'You can only create a new version when the content is published.');
  return { ...item, newStatus: 'Draft', newData: item.data };
};

/** DELETE …/draft. */
export const dropDraft: ItemChange = (item) => {
  if (!item.newData) throw new ContentApiError(400, 'There is nothing to delete.');
  return { ...item, newStatus: null, newData: null };
};
