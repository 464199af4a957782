import { pageSchemas } from '#schemas/api';
import { escapePart } from '#schemas/shared/pointer';
import { factOf } from '#schemas/page';
import { comparedValues } from '../json-logic/compared-values.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/** A workflow status code, and where content names it. */
export interface NamedCode {
  readonly file: JsonFile;
  readonly pointer: string;
  readonly code: string;
}

/** Every workflow status code that a tenant's settings, configuration, forms and rules name. */
export function namedCodes(tenant: TenantFiles): NamedCode[] {
  const configuration = tenant.in('configuration');
  const listed = [...configuration, ...tenant.in('submission-form')].flatMap((file) => [
    ...keysOf(file, 'colours'),
    ...lists.flatMap((name) => itemsOf(file, name)),
    ...changes.flatMap((name) => codeOf(file, name)),
  ]);
  const ruled = [...configuration, ...tenant.in('submission-form'), ...pageSchemas.flatMap((folder) => tenant.in(folder))].flatMap((file) =>
    comparedValues(file.value).flatMap(({ fact, value, pointer }) =>
      typeof value === 'string' && factOf(fact)?.domain.type === 'status-code' ? [{ file, pointer, code: value }] : [],
    ),
  );
  const settings = tenant.root('tenant');
  const start = (settings?.value as { readonly newAccount?: { readonly statusCode?: unknown } } | null | undefined)?.newAccount?.statusCode;
  const atStart = settings && typeof start === 'string' ? [{ file: settings, pointer: '/newAccount/statusCode', code: start }] : [];
  return [...listed, ...ruled, ...atStart];
}

/** The statuses that the firm may set (STS-01), of all projects: each with its place. */
export function listedStatuses(file: JsonFile): NamedCode[] {
  const projects = Object.entries((member(file, 'projects') ?? {}) as Readonly<Record<string, unknown>>);
  const places: (readonly [string, unknown])[] = [
    ['', file.value],
    ...projects.map(([name, of]) => [`/projects/${escapePart(name)}`, of] as const),
  ];
  return places.flatMap(([at, of]) => {
    const statuses = (of as { readonly statuses?: unknown } | null)?.statuses;
    if (!Array.isArray(statuses)) return [];
    return statuses.map(({ code }: { code: string }, index) => ({ file, pointer: `${at}/statuses/${index}/code`, code }));
  });
}

const lists = [
  'showScheduleInterviewWorkflowStatusCode',
  'showCancelRescheduleInterviewWorkflowStatusCode',
  'hideFormTabInStatus',
  'hideEditButtonInStatus',
];

/** Statuses that an account gets. */
const changes = ['statusOnceBooked', 'statusOnceCancelled'];

const member = (file: JsonFile, name: string): unknown => (file.value as Readonly<Record<string, unknown>> | null)?.[name];

function keysOf(file: JsonFile, name: string): NamedCode[] {
  const map = member(file, name);
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return [];
  return Object.keys(map).map((code) => ({ file, pointer: `/${name}/${escapePart(code)}`, code }));
}

function itemsOf(file: JsonFile, name: string): NamedCode[] {
  const list = member(file, name);
  if (!Array.isArray(list)) return [];
  return list.flatMap((code: unknown, index) => (typeof code === 'string' ? [{ file, pointer: `/${name}/${index}`, code }] : []));
}

function codeOf(file: JsonFile, name: string): NamedCode[] {
  const { code } = (member(file, name) ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? [{ file, pointer: `/${name}/code`, code }] : [];
}
