/** Rules of forms, and what this browser keeps of answers and files. */
export { type FormSituation, beginsAnew, blockedBy, buttonsOf, confirmationOf } from './form-rules.ts';
export { seedsOf, withSeeds } from './seeds.ts';
export { areAnswersKept, isChangedElsewhere, keepAnswers, noteRead } from './kept-answers/keep-answers.ts';
export {
  areAnswersSafe,
  beginAs,
  beginningOf,
  forgetTried,
  nameOf,
  noteTried,
  type LocalAnswers,
} from './kept-answers/answers-in-storage.ts';
export {
  acknowledgeAnswers,
  forgetAnswers,
  forgetOnDevice,
  keepsAnswersOf,
  localAnswersOf,
  refuseAnswers,
  sweepAnswers,
} from './kept-answers/local-answers.ts';
export { beginAgain, forgetSubmission } from './kept-answers/gone-answers.ts';
export { chosenFiles, dropChosenFiles, forgetChosenFiles, keepChosenFile, sealChosenFile, sweepChosenFiles } from './files/chosen-files.ts';
export { serverTime, setServerClock, timeOfKeeping } from './kept-answers/server-clock.ts';
export { deviceCipher } from './kept-answers/device-cipher.ts';
export { unlockDevice } from './kept-answers/sealed-answers.ts';
export {
  isStoredOnServer,
  mergeLocalAnswers,
  type MergedAnswers,
  withAnswersBeside,
  withTypedHere,
} from './kept-answers/merge-local-answers.ts';
export { forgetSaved, isSavedSince, noteSaved, sweepSaved } from './kept-answers/saved-since.ts';
export { announcedFile } from './files/announced-file.ts';
export { checkedReference, splitAfterReference, withoutPrintButton, withReference } from './reference-in-html.ts';
export { putFile, sendFiles } from './files/send-files.ts';
export { keepSentFiles, sentFiles } from './files/sent-files.ts';
export { forgetSentByPerson, type SentForm } from './forget-sent-form.ts';
export { confirmationSlugIn, keepSentForm, lastSentForm, sentFormAt, defaultConfirmation } from './sent-form.ts';
export { isUntouched, listsDatabases } from './files/device-database.ts';
export { type UnsentForm, createUnsent, release } from './unsent.ts';
export { asksToLeave, guardAnswers, losesAnswers, noteFiles } from './leaving.ts';
export { deviceAnswers } from './kept-answers/opened-device-answers.ts';
export { deviceName } from './kept-answers/device-answers.ts';
export {
  begunRegistration,
  forgetLeft,
  keepLeft,
  leaveToDetails,
  leftByFirstForm,
  registrationQuery,
  takeUpLeft,
  withinRegistration,
} from './registration.ts';
