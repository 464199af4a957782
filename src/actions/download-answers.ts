import { done, type Action } from './action.ts';
import { failure } from './failure.ts';
import { saveFile } from './save-file.ts';

/** DET-01: what was sent, as the server prints it (API-SUB-4). */
export const downloadAnswers: Action<'download-answers'> = async ({ submissionId, name }, { api }) => {
  try {
    saveFile(await api.call('submissions.pdfPreview', { query: { submissionId }, body: { data: {} } }), `${name}.pdf`);
    return done;
  } catch (error) {
    return failure(error);
  }
};
