/** The words of the statuses of an account, as staff read them; a block publishes them among its own texts (PAGE-18). */
export const accountStatusLabels = {
  started: 'Started',
  registered: 'Registered',
  detailing: 'Details wanted',
  verifying: 'Being checked',
  assessing: 'Being assessed',
  settlementProcessing: 'Settlement under way',
  completed: 'Completed',
  inactive: 'Closed',
} as const;

/** A status in words: those of its name, beginning small. Pure. */
export const statusLabel = <Status extends string>(text: Readonly<Record<Uncapitalize<Status>, string>>, status: Status): string =>
  text[`${status.charAt(0).toLowerCase()}${status.slice(1)}` as Uncapitalize<Status>];
