import { Type, type Static } from 'typebox';
import { choice, Text } from '#schemas/shared';
import { slugInWords, slugPattern } from '#schemas/shared/slug';
import { pagingTexts } from '#locale/messages/shared/paging';
import { sortingTexts } from '#locale/messages/shared/sorting';
import { claimsDefaults, claimsParts } from './defaults.ts';

/** The account's claims: phases, history, documents, and each claim in a grid (CLM). */
export const ClaimsProps = Type.Object(
  {
    parts: Type.Optional(
      Type.Array(choice(claimsParts, 'A part of the block.'), {
        description: 'What is shown of it, so that a page can have the phases of the claim before its forms and the rest after them.',
        minItems: 1,
        uniqueItems: true,
        default: claimsDefaults.parts,
      }),
    ),
    noClaimsHeading: Type.Optional(Text({ maxLength: 160, description: 'Shown for a true empty answer only, where the claims are.' })),
    noClaimsText: Type.Optional(Text()),
    newClaim: Type.Optional(
      Type.Object(
        {
          label: Text({ maxLength: 80 }),
          formSlug: Type.String({ pattern: slugPattern, 'x-pattern': slugInWords, description: 'Slug of the form that begins a claim.' }),
          formConfirmationSlug: Type.Optional(Type.String({ pattern: slugPattern, 'x-pattern': slugInWords })),
        },
        { description: 'The new-claim button beside the heading; absent: none.', additionalProperties: false },
      ),
    ),
    pageSize: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'Rows a page of the grid shows.', default: claimsDefaults.pageSize }),
    ),
  },
  {
    title: 'Claims',
    description: 'Phase tracker, what has happened with its dates, documents to sign and the grid of claims.',
    additionalProperties: false,
  },
);
export type ClaimsProps = Static<typeof ClaimsProps>;

export const texts = {
  phaseHintHover: 'Hover over a phase for more info',
  phaseHintTap: 'Tap a phase for more info',
  phases: 'Phases of your claim',
  step: 'Step {step} of {total}',
  done: 'Done',
  current: 'Now',
  waiting: 'Not yet',
  claims: 'Your claims',
  notListed: 'What you sent is received. It is listed here once we have recorded it.',
  view: 'View',
  signDocuments: 'Sign Documents',
  documentSigned: 'You signed {document} on {date}.',
  documents: 'Documents',
  history: 'What has happened',
  earlier: 'Earlier',
  statusSet: 'Your claim: {name}',
  formReceived: 'We received your form “{name}”.',
  formGivenBack: 'We gave your form “{name}” back to be corrected.',
  formSentAgain: 'We received your form “{name}” again, corrected.',
  fileReceived: 'We received your file {name}.',
  documentSent: 'We sent you “{name}” to sign.',
  documentSignedNow: 'You signed “{name}”.',
  documentDeclined: 'You declined to sign “{name}”.',
  ...pagingTexts,
  ...sortingTexts,
  loading: 'Loading...',
  unavailable: 'Your claims are unavailable just now. Nothing has happened to them; please try again in a moment.',
  tryAgain: 'Try again',
} as const;
