/** Rules of forms, and what this browser keeps of answers and files. */
export { type FormSituation, beginsAnew, blockedBy, buttonsOf, confirmationOf } from './form-rules.ts';
export { seedsOf, withSeeds } from './hidden-values.ts';
export { keepAnswers } from './answers-beside.ts';
export { areAnswersKept, beginAs, beginningOf, forgetTried, noteTried, type KeptAnswers } from './keep-answers.ts';
export {
  acknowledgeAnswers,
  forgetAnswers,
  forgetOnDevice,
  forgetSubmission,
  keptAnswersOf,
  refuseAnswers,
  sweepAnswers,
} from './kept-answers.ts';
export { chosenFiles, dropChosenFiles, forgetChosenFiles, keepChosenFile, sealChosenFile, sweepChosenFiles } from './chosen-files.ts';
export { deviceCipher } from './device-cipher.ts';
export { unlockDevice } from './sealed-answers.ts';
export { isStored, reuniteAll, type Reunited } from './reunite.ts';
export { announcedFile } from './announced-file.ts';
export { checkedReference, splitAfterReference, withReference } from './reference.ts';
export { sendFile, sendFiles } from './send-files.ts';
export { keepSentFiles, sentFiles } from './sent-files.ts';
export { forgetSentByPerson } from './forget-sent-form.ts';
export { isOf, keepSentForm, lastSentForm, defaultConfirmation } from './sent-form.ts';
export { isUntouched, listsDatabases } from './device-database.ts';
export { type UnsentFiles, createUnsentFiles } from './unsent-files.ts';
export { deviceAnswers } from './opened-device-answers.ts';
export { deviceName, hasEarlierFormChanged, isOvertaken, keepOnDevice, noteEarlierForm } from './device-answers.ts';
export { begunBy, begunRegistration, withinRegistration } from './registration.ts';
