import { Type, type Static } from 'typebox';

export const NavigationProps = Type.Object(
  {},
  { title: 'Navigation', description: 'Menu, language, account: all from the portal itself.', additionalProperties: false },
);

export type NavigationProps = Static<typeof NavigationProps>;

export const texts = {
  main: 'Main menu',
  menu: 'Menu',
  close: 'Close',
  home: 'Home',
  language: 'Language',
  drafts: 'Draft content',
  account: 'Your account',
  profile: 'My Profile',
  preferences: 'Communications Preferences',
  signOut: 'Logout',
};
