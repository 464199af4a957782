import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/index.ts';
export { demoCalendar } from './calendar/index.ts';
import { calendarRoutes, type CalendarOptions } from './calendar/index.ts';
import { brokenPageRoutes } from './broken-page-routes.ts';
import { frontPageRoutes, leadToFrontPage, type FrontPageOptions } from './front-page-routes.ts';
import { outboxRoutes, type OutboxOptions } from './outbox-routes.ts';

/** The demo's own pages: the front page with its people, the outbox, broken content, the calendar. Register them in demo mode only. */
export function demoRoutes(app: FastifyInstance, options: FrontPageOptions & OutboxOptions & CalendarOptions): void {
  leadToFrontPage(app, options);
  app.register(frontPageRoutes, options);
  app.register(outboxRoutes, options);
  app.register(brokenPageRoutes, options);
  app.register(calendarRoutes, options);
}

/** Origins of the front page, which shows each tenant's first page in a frame. Pure. */
export const framingOrigins = ({ port }: Pick<Config, 'port'>): readonly string[] => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
];
