import type { Rule } from '#engine';
import { pageSchemas } from '#schemas/api';
import type { FactPlace } from '#schemas/page';
import { escapePart } from '#schemas/shared/pointer';
import type { JsonFile } from '../files/json-file.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { componentsOf } from '../places.ts';

/** A rule, and where content has it. */
export interface PlacedRule {
  readonly file: JsonFile;
  readonly pointer: string;
  readonly rule: Rule;
  readonly place: FactPlace;
}

/** Every rule of a tenant: conditions and bindings of pages, preconditions of forms, the rules of the workflow. */
export function rulesOf(tenant: TenantFiles): PlacedRule[] {
  const pages = pageSchemas.flatMap((folder) => tenant.in(folder));
  return [
    ...pages.flatMap((file) =>
      componentsOf(file).flatMap((component, index) => {
        const { visible, bind } = component as { visible?: unknown; bind?: unknown };
        const base = `/component/${index}`;
        return [...one(file, `${base}/visible`, visible, 'page'), ...each(file, `${base}/bind`, bind)];
      }),
    ),
    ...tenant.in('submission-form').flatMap((file) => one(file, '/precondition', member(file.value, 'precondition'), 'precondition')),
    ...tenant.in('configuration').flatMap((file) => {
      const rules = member(file.value, 'rules');
      return Array.isArray(rules)
        ? rules.flatMap((entry: unknown, index) => one(file, `/rules/${index}/when`, member(entry, 'when'), 'workflow'))
        : [];
    }),
  ];
}

const one = (file: JsonFile, pointer: string, rule: unknown, place: FactPlace): PlacedRule[] =>
  typeof rule === 'object' && rule !== null ? [{ file, pointer, rule: rule as Rule, place }] : [];

const each = (file: JsonFile, pointer: string, rules: unknown): PlacedRule[] =>
  typeof rules === 'object' && rules !== null
    ? Object.entries(rules).flatMap(([name, rule]) => one(file, `${pointer}/${escapePart(name)}`, rule, 'page'))
    : [];

const member = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
