import { Type, type Static } from 'typebox';
import { Text, choice } from '../shared/text.ts';

const schemaOf = { $schema: Type.Optional(Type.String()) };
const ruleNote = 'json-logic over account.*, forms.status.<slug> and documents.*.';
const stepStatuses = Type.Optional(
  Type.Array(choice(['done', 'current', 'waiting'], 'State of one step.'), { description: 'One for each step, in their order.' }),
);

const mapping = {
  stepStatuses,
  messageContentId: Type.Optional(Type.String({ description: 'A key of messageContents.' })),
  messages: Type.Optional(
    Type.Array(
      Type.Object(
        {
          when: Type.Unknown({ description: ruleNote }),
          messageContentId: Type.String({ description: 'A key of messageContents.' }),
          stepStatuses,
        },
        { additionalProperties: false },
      ),
      {
        description:
          'The first whose `when` is true is shown in place of `messageContentId`, with its `stepStatuses`, if it has any: a form that was sent is not asked for.',
      },
    ),
  ),
  documentKinds: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 20,
      description:
        'Kinds of the documents to sign that this status is about, as staff enter them: `documents.*` in its rules count these alone, and its deadline and `action` are for them. Without it, for any.',
    }),
  ),
  formSlug: Type.Optional(Type.String({ description: 'The form that is awaited in this status: its button leads.' })),
  noNewClaim: Type.Optional(Type.Boolean({ description: 'The claim goes on, and nothing is added to it: no new claim is offered.' })),
  closed: Type.Optional(
    Type.Boolean({ description: 'The claim has ended: no phases, no new claim, and no form is asked for that was not begun.' }),
  ),
};

const statuses = Type.Optional(
  Type.Array(
    Type.Object(
      {
        code: Type.String({ minLength: 1, maxLength: 100, description: 'Workflow status code.' }),
        name: Text({
          description:
            'What staff choose it by, and what claimants read in what has happened, and if neither a message nor the administrator’s system has words for it.',
          maxLength: 100,
        }),
        accountStatus: Type.Integer({
          minimum: 0,
          maximum: 6,
          description: 'The account status that goes with it, from which phases are complete.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      maxItems: 100,
      description: 'The statuses that the firm may give an account, in the order in which staff are offered them (STS-01).',
    },
  ),
);

const steps = {
  statuses,
  title: Type.Optional(Text({ maxLength: 200 })),
  identifierLabel: Type.Optional(Text({ maxLength: 100 })),
  steps: Type.Array(
    Type.Object(
      {
        processStep: Text({ description: 'Name of the phase.', maxLength: 100 }),
        tooltipContent: Type.Optional(Text({ description: 'What happens in it.' })),
        completeFrom: Type.Optional(
          Type.Integer({ minimum: 0, maximum: 6, description: 'Account status from which it is complete; default its number.' }),
        ),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 12 },
  ),
  workflowStatusMapping: Type.Optional(
    Type.Record(Type.String(), Type.Object(mapping, { additionalProperties: false }), { description: 'By workflow status code.' }),
  ),
  rules: Type.Optional(
    Type.Array(Type.Object({ when: Type.Unknown({ description: ruleNote }), ...mapping }, { additionalProperties: false }), {
      description: 'The first whose `when` is true applies. Where there are rules, the table is not read.',
    }),
  ),
  messageContents: Type.Record(
    Type.String(),
    Type.Object(
      {
        header: Text({ maxLength: 300 }),
        description: Text(),
        status: Type.Optional(
          Text({
            maxLength: 200,
            description: 'Words of the status where this message shows, in place of those of the account, which may be from before.',
          }),
        ),
        class: choice(['information', 'success', 'warning', 'action'], 'Look of the message box.'),
        deadline: Type.Optional(
          Type.String({
            pattern: '^\\d{4}-\\d{2}-\\d{2}$',
            'x-pattern': 'a date such as 2027-03-31',
            description: 'Last day for what the message asks, the same for everyone. That of one account is in its status notes.',
          }),
        ),
        action: Type.Optional(
          Type.Object(
            {
              label: Text({ maxLength: 80 }),
              href: Type.String({
                pattern: '^(/(?![/\\\\])|tel:[+0-9]|mailto:[^\\s@]+@)',
                'x-pattern': 'an address of this portal such as /page/contact, or one that begins with tel: or mailto:',
                maxLength: 500,
              }),
            },
            {
              additionalProperties: false,
              description:
                'The one button of the message, where no form and no document is awaited; beside the button of a document to sign, the other answer.',
            },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    { description: 'Messages by their id.' },
  ),
};

/**
 * Phases and messages of the workflow (CLM-02), by a plain table or by rules (CLM-10): `workflowStatusMapping` or `rules`; with what replaces them for accounts of
 * other projects of the tenant.
 */
export const HubMyClaimSteps = Type.Object(
  {
    ...schemaOf,
    slug: Type.Literal('hub-my-claim-steps'),
    ...steps,
    projects: Type.Optional(
      Type.Record(Type.String(), Type.Partial(Type.Object(steps), { additionalProperties: false }), {
        description: 'By project id: what replaces the above for accounts of that project.',
      }),
    ),
  },
  { title: 'Phases of the claim', additionalProperties: false },
);

/** Workflow status code → colour (CLM-14). */
export const WorkflowStatusColours = Type.Object(
  {
    ...schemaOf,
    slug: Type.Literal('workflow-status-colours'),
    colours: Type.Record(Type.String(), choice(['grey', 'blue', 'orange', 'green'], 'Colour of the status.')),
  },
  { title: 'Colours of workflow statuses', additionalProperties: false },
);

/** Which files may be sent, and what for (CTL-CFG). */
export const Attachments = Type.Object(
  {
    ...schemaOf,
    slug: Type.Literal('attachments'),
    allowedFileTypeList: Type.Array(
      Type.String({
        pattern: '^\\.[a-z0-9]{1,10}$',
        'x-pattern': 'the ending of a file with its dot, in small letters, such as .pdf',
        description: 'An ending with its dot, as .pdf.',
      }),
      {
        minItems: 1,
      },
    ),
    filePurposeList: Type.Array(
      Type.Object(
        { label: Text({ maxLength: 200 }), value: Type.String({ minLength: 1, maxLength: 100 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { title: 'Attachments', additionalProperties: false },
);

export type HubMyClaimSteps = Static<typeof HubMyClaimSteps>;
export type WorkflowStatusColours = Static<typeof WorkflowStatusColours>;
export type Attachments = Static<typeof Attachments>;
