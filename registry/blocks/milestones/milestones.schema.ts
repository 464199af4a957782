import { Type, type Static } from 'typebox';
import { Text } from '#schemas/shared';

export const MilestonesProps = Type.Object(
  {
    heading: Type.Optional(Text({ description: 'Heading above the steps.', maxLength: 200 })),
    intro: Type.Optional(Text({ description: 'One or two sentences under the heading.' })),
    items: Type.Array(
      Type.Object(
        {
          title: Text({ description: 'What happens in this step.', maxLength: 200 }),
          date: Type.Optional(Text({ description: 'In words: `March 2024`.', maxLength: 100 })),
          text: Type.Optional(Text({ description: 'What it means for a claimant.' })),
          state: Type.Union([Type.Literal('done'), Type.Literal('current'), Type.Literal('upcoming')]),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 60, description: 'In the order of time.' },
    ),
  },
  { title: 'Milestones', additionalProperties: false },
);

export type MilestonesProps = Static<typeof MilestonesProps>;

export const texts = {
  done: 'Done',
  current: 'Now',
  upcoming: 'To come',
  /** `{step}` and `{total}` are numbers. */
  step: 'Step {step} of {total}',
};
