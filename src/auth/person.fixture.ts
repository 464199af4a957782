import type { Person, SessionView } from '#schemas/api';

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

/** The same person, as screens read who is signed in. */
export const annsView: SessionView = {
  fullName: 'Ann',
  id: 'ann',
  username: 'ann',
  staff: false,
  manager: false,
  editor: false,
  profileHref: '/',
  preferencesHref: '/',
};
