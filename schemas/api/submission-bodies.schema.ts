import { Type } from 'typebox';
import { slugPattern } from '../shared/slug.ts';
import * as file from './files.schema.ts';
import { answers, count, id, optional, text, whole } from './property-types.ts';

const slug = Type.String({ pattern: slugPattern });

/** CLM-01: how answers that the server has not got yet become a submission. */
const beginning = {
  createClaim: optional(Type.Boolean({ description: 'The id is the sender’s own, of a submission beside those that were sent before.' })),
  newId: optional(
    Type.Unsafe<string>({ ...file.guid, description: 'Without an id: that of the submission, where these answers begin it.' }),
  ),
};

/** FRM-15: what one of these writes has stored is no change by another writer, whatever the version. */
export const triedKeys = optional(
  Type.Array(text(200), { maxItems: 50, description: 'Idempotency-Keys of earlier writes of these answers of which no answer arrived.' }),
);

export const SubmissionBody = Type.Object(
  {
    userPoolId: text(60),
    id: optional(id),
    ...beginning,
    accountId: optional(id),
    formSlug: slug,
    formVersion: optional(whole),
    formHash: optional(text(100)),
    version: optional(count),
    triedKeys,
    page: optional(count),
    isSaveAndReturn: Type.Boolean(),
    removedFiles: optional(
      Type.Array(text(64), {
        maxItems: 200,
        description: 'Ids of files of the draft that the sender has left out: a submit deletes them.',
      }),
    ),
    dynamicData: answers,
    files: optional(Type.Array(file.FileOfSubmission)),
  },
  { additionalProperties: false },
);

export const DraftBody = Type.Object(
  {
    formSlug: slug,
    submissionId: optional(id),
    ...beginning,
    version: optional(count),
    triedKeys,
    formVersion: optional(whole),
    formHash: optional(text(100)),
    page: optional(count),
    dynamicData: answers,
  },
  { additionalProperties: false },
);
