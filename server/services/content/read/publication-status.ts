/** The default workflow: status → where it may go. */
export const transitions: Readonly<Record<string, readonly string[]>> = {
  Draft: ['Archived', 'Published'],
  Published: ['Archived', 'Draft'],
  Archived: ['Draft'],
};

const colours: Readonly<Record<string, string>> = { Archived: '#eb3142', Draft: '#8091a5', Published: '#4bb958' };
export const colourOf = (status: string): string => colours[status] ?? '#8091a5';
export const statuses = Object.entries(colours).map(([status, color]) => ({ status, color }));
