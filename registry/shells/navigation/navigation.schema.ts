import { Type, type Static } from 'typebox';

export const NavigationProps = Type.Object(
  {
    hiddenWhenSignedIn: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), {
        title: 'Hidden when signed in',
        description: 'Slugs of public pages that the menu leaves out after signing in, such as the page to sign in.',
        uniqueItems: true,
      }),
    ),
  },
  { title: 'Navigation', description: 'Menu, language, account: their entries come from the portal itself.', additionalProperties: false },
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
