export { demoCalendar } from './address.ts';
export { type CalendarOptions, calendarRoutes } from './calendar-routes.ts';
