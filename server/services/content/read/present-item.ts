import type { Caller } from '../access/caller.ts';
import type { AppLanguage } from '../access/content-context.ts';
import { schemaId, type ContentSchemaModel } from '../model/content-model.ts';
import type { ItemRow } from './find-items.ts';
import type { Reading } from './reading.ts';
import { shapeData } from './shape-data.ts';
import { colourOf, transitions } from './publication-status.ts';

export interface Presentation {
  readonly caller: Caller;
  readonly model: ContentSchemaModel;
  readonly reading: Reading;
  readonly languages: readonly AppLanguage[];
}

/** An item as the protocol shows it; plain reads never show a draft. */
export function presentItem(row: ItemRow, { caller, model, reading, languages }: Presentation): object {
  const draft = reading.unpublished ? row.new_status : null;
  const { app } = caller;
  return {
    id: row.id,
    createdBy: row.created_by,
    lastModifiedBy: row.last_modified_by,
    data: shapeData((draft ? row.new_data : null) ?? row.data, reading, languages),
    created: iso(row.created),
    lastModified: iso(row.last_modified),
    status: row.status,
    ...(reading.enrich && { statusColor: colourOf(row.status) }),
    ...(draft && { newStatus: draft, ...(reading.enrich && { newStatusColor: colourOf(draft) }) }),
    ...(reading.unpublished && row.schedule ? { scheduleJob: row.schedule } : {}),
    ...(reading.enrich && {
      editToken: Buffer.from(JSON.stringify({ a: app, s: model.name, i: row.id, u: '/' })).toString('base64'),
      schemaName: model.name,
      schemaDisplayName: displayName(model.name),
    }),
    schemaId: schemaId(app, model.name),
    isDeleted: row.is_deleted,
    version: row.version,
    _links: linksOf(row, caller, model, reading),
  };
}

interface Link {
  readonly href: string;
  readonly method: string;
}

function linksOf(
  { id, version, status, new_status: newStatus, is_deleted: isDeleted }: ItemRow,
  caller: Caller,
  { name, kind }: ContentSchemaModel,
  reading: Reading,
): Record<string, Link> {
  const href = `/api/content/${caller.app}/${name}/${id}`;
  const links: Record<string, Link> = { self: { href, method: 'GET' } };
  const may = (right: string): boolean => caller.may(`contents.${name}.${right}`);
  if (version > 0) links['previous'] = { href: `${href}/${version - 1}`, method: 'GET' };
  if (isDeleted) return links;
  if (newStatus && may('version.delete')) links['draft/delete'] = { href: `${href}/draft`, method: 'DELETE' };
  else if (!newStatus && status === 'Published' && may('version.create')) links['draft/create'] = { href: `${href}/draft`, method: 'POST' };
  if (reading.resolveFlow && may('update')) {
    links['update'] = { href, method: 'PUT' };
    links['patch'] = { href, method: 'PATCH' };
  }
  if (reading.resolveFlow && may('changestatus')) {
    const targets = kind === 'Singleton' ? (newStatus ? ['Published'] : []) : (transitions[newStatus ?? status] ?? []);
    for (const next of targets) links[`status/${next}`] = { href: `${href}/status`, method: 'PUT' };
  }
  if (kind !== 'Singleton' && may('delete') && (status !== 'Published' || may('changestatus')))
    links['delete'] = { href, method: 'DELETE' };
  return links;
}

const iso = (date: Date): string => date.toISOString().replace('.000Z', 'Z');
/** `public-page` → `Public page`. */
export const displayName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');
