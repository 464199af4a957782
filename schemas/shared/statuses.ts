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
