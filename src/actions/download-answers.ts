import { done, type Action } from './action.ts';
import { failure } from './failure.ts';
import { saveFile } from './save-file.ts';

/** DET-01, CNF-05: what was sent, or what the account was registered with, as the server prints it (API-SUB-4). */
export const downloadAnswers: Action<'download-answers'> = async ({ submissionId, version, name }, { api }) => {
  try {
    const pdf =
      submissionId === undefined
        ? api.call('accounts.registrationPdf')
        : api.call('submissions.pdfPreview', {
            query: { submissionId, version: version === undefined ? 'sent' : String(version) },
            body: { data: {} },
          });
    saveFile(await pdf, `${name}.pdf`);
    return done;
  } catch (error) {
    return failure(error);
  }
};
