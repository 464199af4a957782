import { Type, type Static } from 'typebox';
import { slugInWords, slugPattern } from '../shared/slug.ts';
import { Html, Text } from '../shared/text.ts';

const Slug = (description: string) => Type.String({ pattern: slugPattern, 'x-pattern': slugInWords, description });
const StatusCodes = (description: string) => Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { description }));
const Flag = (description: string) => Type.Optional(Type.Boolean({ description }));

/** A form as a tenant writes it (FRM-16). `portico check` loads `surveyDefinition` into SurveyJS. */
export const SubmissionForm = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    slug: Slug('Also the address: /form/<slug>.'),
    name: Text({ description: 'Shown in the list of forms.', maxLength: 200 }),
    pageTitle: Type.Optional(Text({ description: 'Title of the page; default the name.', maxLength: 200 })),
    order: Type.Optional(Type.Number({ description: 'Place in lists of forms, ascending.' })),
    status: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Inactive')], { description: 'Default Active.' })),
    version: Type.Optional(Type.Integer({ minimum: 1, description: 'Goes up whenever the questions change.' })),
    isAccountOrSubmission: Type.Optional(
      Type.Union([Type.Literal('Account'), Type.Literal('Submission')], { description: 'What the answers belong to.' }),
    ),
    restricted: Flag('Only for accounts it is assigned to.'),
    additionalForm: Flag('May be sent more than once.'),
    repeatable: Flag('A claim that an account may have several of: each has its own draft, and is sent once.'),
    labelQuestion: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'Name of the question whose answer distinguishes what an account sent by this form, such as a registration number: it is beside the name of the form in lists, and in titles.',
      }),
    ),
    opensByLink: Flag(
      'A link that staff mail opens it without a sign-in, at /form-fill/<slug>, until it is sent. Anyone with the link can fill it: only for forms that show and ask nothing private.',
    ),
    isProfile: Flag('Part of the profile.'),
    showOnHubDetailsPage: Flag('A tab of the claim details.'),
    confirmationSlug: Type.Optional(Slug('Confirmation page shown after sending; default claim-success.')),
    checkAnswers: Flag(
      'All answers are shown once more before they are sent, each with a way to change it. Default: in forms of more than one step, unless showPreviewBeforeComplete of the definition states otherwise.',
    ),
    oneWayOut: Flag(
      'false: Cancel, and Save and Return, in place of one way out that leaves with everything saved. Where nothing is saved while typing, those two are shown anyway. Default: true.',
    ),
    copyByMail: Type.Optional(
      Type.Union([Type.Literal('link'), Type.Literal('pdf')], {
        description:
          'Who sent it may have a copy mailed to themselves. "link": the mail has no answers, and leads to them after a sign-in. "pdf": they are attached; a mail can be read on its way and by others who open the mailbox, so only for answers that may be read there. Default: no copy is offered.',
      }),
    ),
    declarationPage: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'Name of the last page of the definition: its questions are asked below the answers that are shown before they are sent.',
      }),
    ),
    hideFormTabInStatus: StatusCodes('Workflow status codes in which staff have no tab of it.'),
    hideEditButtonInStatus: StatusCodes('Workflow status codes in which staff do not change it. Its claimant may.'),
    precondition: Type.Optional(Type.Unknown({ description: 'Rule in json-logic: who may fill the form.' })),
    surveyDefinition: Type.Object({}, { description: 'SurveyJS definition; `default` is the first language of the tenant.' }),
  },
  { title: 'Submission form', additionalProperties: false },
);

/** What is shown after a form was sent (CNF-04). `{{Identifier}}` becomes the reference; a button named ButtonPrint prints (CNF-01). */
export const ConfirmationPages = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    slug: Slug('claim-success is the default; forms may name another.'),
    'page-title': Text({ description: 'Title of the page.', maxLength: 200 }),
    html: Html({ description: 'The whole page, beginning with its h1.' }),
  },
  { title: 'Confirmation page', additionalProperties: false },
);

export type SubmissionForm = Static<typeof SubmissionForm>;
export type ConfirmationPages = Static<typeof ConfirmationPages>;
