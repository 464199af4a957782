import type { Context } from './open-context.ts';

/** By tenant: the key that the reports of its calendar are signed with; the calendar of a demo has one of its own. */
export const calendarKeys =
  ({ config, demo, secrets }: Pick<Context, 'config' | 'demo' | 'secrets'>) =>
  (tenant: string): string | undefined =>
    config.schedulingKeys[tenant] ?? (demo ? secrets.hmac('calendar', tenant) : undefined);
