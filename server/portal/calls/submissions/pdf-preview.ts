import { contentDisposition, inert } from '../../../platform/http/index.ts';
import type { Operation } from '../call.ts';
import { asSent, findSubmission } from '../../records/index.ts';
import type { CopyParts } from '../copies/make-copy.ts';
import { answersPdf } from './answers-pdf.ts';
import { templateOf, type TemplateParts } from './pdf-template.ts';

/**
 * API-SUB-4, CTL-PDF: a submission's answers, with those still being typed, as a PDF: the template of `pdfUrl` filled, else a summary.
 * Nothing is stored; `attachmentTypeId` names what the PDF would be kept as and changes nothing here.
 */
export const pdfPreview: Operation<'submissions.pdfPreview', CopyParts & TemplateParts> = async (call) => {
  const { query, body } = call;
  const find = async () => {
    const { submission: stored, account } = await findSubmission(call, query.submissionId);
    return { submission: (await asSent(call.parts.db.kysely, stored, query.version)).submission, account };
  };
  const { pdfUrl } = body;
  const template = pdfUrl ? () => templateOf(call, pdfUrl) : undefined;
  const pdf = await answersPdf(call, find, { template, data: body.data });
  return {
    file: Buffer.from(pdf),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', 'preview.pdf'),
      ...inert,
    },
  };
};
