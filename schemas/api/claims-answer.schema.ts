import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { id, optional, text } from './property-types.ts';

/** Column of the claims grid (CLM-08). */
export const ClaimsGridColumn = Type.Object({
  field: text(100),
  headerText: localised(),
  dataType: optional(Type.Union([Type.Literal('DateTime'), Type.Literal('Number')])),
  format: optional(text(60)),
  currency: optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  templateColumn: optional(Type.Boolean()),
  templateColumnType: optional(Type.Union([Type.Literal('ViewButton'), Type.Literal('StatusColumn')])),
  allowSorting: optional(Type.Boolean()),
  defaultSort: optional(Type.Boolean()),
  sortDirection: optional(Type.Integer()),
});

/** Answer of the claims call (CLM-11). Texts that people read are localised. */
export const ClaimsAnswer = Type.Object({
  accountId: id,
  identifier: text(),
  projectId: text(),
  accountStatus: Type.Object({
    description: localised(),
    isWritten: optional(Type.Boolean({ description: 'By the firm, with the status: before the words of the workflow.' })),
    workflowStatusCode: text(),
    details: Type.Array(
      Type.Object({
        title: localised(),
        value: localised(2000),
        deadline: optional(Type.String({ maxLength: 10, description: 'YYYY-MM-DD: the note is the last day for what is asked.' })),
      }),
    ),
  }),
  pastStatuses: optional(
    Type.Array(
      Type.Object({ name: localised(), day: Type.String({ maxLength: 10, description: 'YYYY-MM-DD, as the firm counts days.' }) }),
      {
        description: 'The statuses that the firm has given the account, the newest first.',
      },
    ),
  ),
  columns: Type.Array(ClaimsGridColumn),
  statusColours: Type.Record(Type.String(), Type.String(), { description: 'By the text of a status, in whichever language.' }),
  claims: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    description: 'SubmissionId and the configured fields; a field may hold a localised text.',
  }),
  accountButtons: Type.Array(
    Type.Object({
      controlLabel: localised(),
      controlCss: optional(text()),
      iconCss: optional(text()),
      formSlug: Type.Object({ formSlug: text(100), formConfirmationSlug: optional(text(100)) }),
    }),
  ),
  isESignEnabled: Type.Boolean(),
  eSignButtonLabel: optional(localised()),
  email: text(255),
  app_RescheduleUrl: optional(text(2000)),
  app_CancelUrl: optional(text(2000)),
  app_StartTime: optional(text(40)),
});

export type ClaimsAnswer = Static<typeof ClaimsAnswer>;
