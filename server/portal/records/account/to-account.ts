import { registrationKindOf, type Account } from '#schemas/api';
import type { AccountRow } from './account-of.ts';
import { dataViewsOf } from './data-views.ts';
import { formData } from './form-data.ts';
import { fullName } from './full-name.ts';

/** Row → what travels. An allow-list: nothing of the row reaches a browser unless it is named here (SEC-16). */
export function toAccount(row: AccountRow): Account {
  const data = (row.dynamic_data ?? {}) as Record<string, unknown>;
  const views = dataViewsOf(row);
  return {
    id: row.id,
    projectId: row.project_id,
    identifier: row.identifier,
    status: row.status,
    type: registrationKindOf(data['account_RegistrationType']),
    locked: !row.active,
    fullname: fullName(row),
    name: row.name,
    family_name: row.family_name,
    email: row.email,
    workflow: { status: row.status_code, accountStatusCode: row.status_code },
    dynamicData: { id: row.id, project: row.project_id, _data: formData(data), ...(views.length > 0 ? { DataViews: views } : {}) },
  };
}
