/** A file chosen in a form, and the path of its question. */
export interface ChosenFile {
  readonly questionName: string;
  readonly filePurpose?: string;
  readonly file: File;
}

/** FRM-13: what the server is to expect of a file that is sent after the answers. Pure. */
export const announcedFile = ({ questionName, filePurpose, file }: ChosenFile) => ({
  questionName,
  fileName: file.name,
  size: file.size,
  contentType: file.type || 'application/octet-stream',
  ...(filePurpose ? { filePurpose } : {}),
});
