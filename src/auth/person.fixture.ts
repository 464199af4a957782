import type { Person } from '#schemas/api';

/** A person signed in, as a document brings them. */
export const ann: Person = {
  id: 'ann',
  username: 'ann',
  fullName: 'Ann',
  staff: false,
  manager: false,
  editor: false,
  sessionMinutes: 15,
  answersKey: 'A'.repeat(43),
};
