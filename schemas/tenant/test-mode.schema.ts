import { Type, type Static } from 'typebox';
import { Text } from '../shared/text.ts';

/** States of a portal that is being tried out, shown to staff (TST-02). */
export const TestMode = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    slug: Type.Literal('test-mode'),
    isEnabled: Type.Boolean({ description: 'Whether staff are shown the panel.' }),
    statusPanelName: Text({ description: 'Name of the panel, on the button that opens it.', maxLength: 80 }),
    emailRestrictionStatus: Type.Union([Type.Literal('On'), Type.Literal('Off')], {
      description: 'On: mail goes to chosen addresses alone.',
    }),
    panelDataLoadedStatus: Type.Union([Type.Literal('NONE'), Type.Literal('Test'), Type.Literal('Production')], {
      description: 'Which data has been loaded.',
    }),
    contentStatus: Type.Union([Type.Literal('In Review'), Type.Literal('Approved')], { description: 'Whether the content is approved.' }),
  },
  { title: 'Test mode', additionalProperties: false },
);

export type TestMode = Static<typeof TestMode>;
