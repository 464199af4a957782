import { dateTimeFormat } from '#locale/dates-and-numbers/intl';
import { tenantDefaults } from './defaults/tenant-defaults.ts';
import type { Tenant } from './tenant.schema.ts';

/** The day of a moment (milliseconds since 1970) where the firm is, `2026-11-29`. Pure. */
export function dayOfFirm({ timeZone = tenantDefaults.timeZone }: Pick<Tenant, 'timeZone'>, at: number): string {
  const parts = dateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
