import { Type, type Static } from 'typebox';
import { Text } from '#schemas/shared';

/** The form the address names (FRM). Everything about it comes from the form itself; its screen gives the title, which is known first. */
export const FormProps = Type.Object(
  {
    title: Type.Optional(Text({ description: 'Heading until the form itself is there.', maxLength: 500 })),
    isSection: Type.Optional(Type.Boolean({ description: 'A part of a page that has a heading of its own.' })),
  },
  {
    title: 'Form',
    description: 'Shows the form of the address /form/{name}: one step at a time, saved while typing.',
    additionalProperties: false,
  },
);
export type FormProps = Static<typeof FormProps>;

export { formTexts as texts } from '#forms/texts';
