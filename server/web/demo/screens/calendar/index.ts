export { demoCalendar } from './calendar-address.ts';
export { type CalendarOptions, calendarRoutes } from './calendar-routes.ts';
