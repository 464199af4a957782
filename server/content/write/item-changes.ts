import type { ContentData } from '../../db/index.ts';
import { ContentApiFault, invalid } from '../http/faults.ts';
import { transitions } from '../read/workflow.ts';

/** What a change of an item may touch. A draft stands beside what is published until it is published itself. */
export interface Draftable {
  readonly status: string;
  readonly data: ContentData;
  readonly newStatus: string | null;
  readonly newData: ContentData | null;
}

export type Change = (item: Draftable) => Draftable;

/** PUT: replaces the draft where there is one, else what is there, published or not. */
export const replaceData =
  (data: ContentData): Change =>
  (item) =>
    item.newData ? { ...item, newData: data } : { ...item, data };

/** PATCH: merges per field and per language. */
export const mergeData =
  (patch: ContentData): Change =>
  (item) => {
    const before = item.newData ?? item.data;
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(before), ...Object.keys(patch)])].map((field) => [field, { ...before[field], ...patch[field] }]),
    );
    return replaceData(merged)(item);
  };

/** PUT …/status. Publishing an item with a draft makes the draft the published text. */
export const moveTo =
  (target: string, free = false): Change =>
  (item) => {
    const current = item.newStatus ?? item.status;
    if (!(target in transitions)) throw invalid(`Cannot change status from ${current} to ${target}.`);
    if (!free && !transitions[current]?.includes(target)) throw invalid(`Cannot change status from ${current} to ${target}.`);
    if (!item.newData) return { ...item, status: target };
    return target === 'Published' ? { status: target, data: item.newData, newStatus: null, newData: null } : { ...item, newStatus: target };
  };

/** POST …/draft. */
export const startDraft: Change = (item) => {
  if (item.status !== 'Published' || item.newData)
    throw new ContentApiFault(400, 'You can only create a new version when the content is published.');
  return { ...item, newStatus: 'Draft', newData: item.data };
};

/** DELETE …/draft. */
export const dropDraft: Change = (item) => {
  if (!item.newData) throw new ContentApiFault(400, 'There is nothing to delete.');
  return { ...item, newStatus: null, newData: null };
};
