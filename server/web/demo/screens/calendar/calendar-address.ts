/** Where the demo answers in place of the host of a tenant's calendar, at each tenant's own address. */
export const demoCalendar = '/demo/calendar';

/** The host that the content of the demo's tenants names. */
export const calendarHost = 'https://calendly.com';
