/** Values of a booking configuration that leaves them out; the schema publishes the same values. */
export const bookingDefaults = { asksBeforeWidget: false, interviewMinutes: 30 } as const;
