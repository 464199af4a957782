import type { FormatSettings } from '#locale/dates-and-numbers/format-defaults';
import { tenantDefaults } from './defaults/tenant-defaults.ts';
import type { Tenant } from './tenant.schema.ts';

/** A tenant's formats in one language; `pick` picks a text of it. Pure. */
export const formatsInLanguage = (
  { formats = {}, timeZone = tenantDefaults.timeZone }: Pick<Tenant, 'formats' | 'timeZone'>,
  pick: (text: string) => string | undefined,
): FormatSettings => ({
  timeZone,
  ...Object.fromEntries(Object.entries(formats).flatMap(([name, format]) => [[name, pick(format)]].filter(([, picked]) => picked))),
});
