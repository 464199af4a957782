import { Type, type Static } from 'typebox';
import { Markdown, Text } from '#schemas/shared';

/** The beginning of a registration, and its tabs (REG-01). */
export const RegistrationProps = Type.Object(
  {
    about: Type.Optional(Text({ description: 'One or two sentences above the tabs.', maxLength: 600 })),
    paragraphs: Type.Optional(Type.Array(Markdown(), { maxItems: 20, description: 'Running text below them, before the tabs.' })),
    opensWith: Type.Optional(
      Type.Union([Type.Literal('register'), Type.Literal('login')], {
        description: 'The tab that is shown where the address names none. Default: register.',
      }),
    ),
    tabs: Type.Optional(
      Type.Array(
        Type.Object({
          key: Type.Union([Type.Literal('register'), Type.Literal('login')]),
          href: Type.String({ maxLength: 2000 }),
          current: Type.Boolean(),
        }),
        { description: 'Given by the portal: the tabs there are, for the address that is shown.' },
      ),
    ),
  },
  {
    title: 'Registration',
    description:
      'Begins the registration page: the tab Register shows the form registration-form-first-page, the tab Login the block login of the page.',
    additionalProperties: false,
  },
);
export type RegistrationProps = Static<typeof RegistrationProps>;

export const texts = {
  tabs: 'Register or log in',
  register: 'Register',
  login: 'Login',
} as const;
