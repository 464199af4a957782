/** What an operator's command does to a large database takes its time; the embedded one gives other transactions less. Milliseconds. */
export const patience = 6 * 3_600_000;
