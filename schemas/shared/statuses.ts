/** How far a form of an account is, in the order of lists (MYC-03). */
export const submissionStatuses = ['NotStarted', 'Draft', 'Done'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Of a submission that there is: one that was not started is none. */
export const savedStatuses = ['Draft', 'Done'] as const;
export type SavedStatus = (typeof savedStatuses)[number];

/** How far a file is on the server. */
export const fileStates = ['waiting', 'received', 'checked', 'refused'] as const;
export type StoredFileState = (typeof fileStates)[number];

/** Of a file that was announced and is not here: it never arrived, or was refused. */
export const absentFileStates = ['refused', 'waiting'] as const;
export type AbsentFileState = (typeof absentFileStates)[number];

export const isAbsent = (state: StoredFileState): state is AbsentFileState => absentFileStates.some((absent) => absent === state);

/** Of a file that is here, checked or yet to be. */
export const arrivedFileStates = ['received', 'checked'] as const;

export const isArrivedState = (state: StoredFileState): boolean => arrivedFileStates.some((arrived) => arrived === state);

/**
 * What was found when a file was opened once, that its sender and staff should know: a password is needed, there is no page in it, it cannot be read (a
 * picture has words of its own), or it was too large or took too long to be looked into. The file is stored all the same.
 */
export const fileWarnings = ['password', 'no-page', 'unreadable', 'unreadable-picture', 'not-opened'] as const;
export type FileWarning = (typeof fileWarnings)[number];

/** Of a file that its sender is asked to send again. */
export const unusableFileWarnings = ['password', 'no-page', 'unreadable', 'unreadable-picture'] as const;
export type UnusableFileWarning = (typeof unusableFileWarnings)[number];

export const isUnusable = (warning: FileWarning | null): warning is UnusableFileWarning =>
  unusableFileWarnings.some((unusable) => unusable === warning);
