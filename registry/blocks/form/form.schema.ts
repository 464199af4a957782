import { Type, type Static } from 'typebox';

/** The form the address names (FRM). Everything about it comes from the form itself; the block has no props of its own. */
export const FormProps = Type.Object(
  {},
  {
    title: 'Form',
    description: 'Shows the form of the address /form/{name}: one step at a time, saved while typing.',
    additionalProperties: false,
  },
);
export type FormProps = Static<typeof FormProps>;

export { formTexts as texts } from '../../form-words/form-texts.ts';
