/** Rules of forms, and what this browser keeps of answers and files. */
export { type FormSituation, beginsAnew, blockedBy, buttonsOf, confirmationOf } from './form-rules.ts';
export { seedsOf, withSeeds } from './hidden-values.ts';
export { keepAnswers } from './answers-beside.ts';
export { areAnswersKept, beginAs, beginningOf, type KeptAnswers } from './keep-answers.ts';
export { acknowledgeAnswers, forgetAnswers, forgetOnDevice, keptAnswersOf, sweepAnswers } from './kept-answers.ts';
export { chosenFiles, forgetChosenFiles, keepChosenFile } from './chosen-files.ts';
export { answersCipher } from './answers-cipher.ts';
export { unlockAnswers } from './sealed-answers.ts';
export { isStored, reuniteAll, type Reunited } from './reunite.ts';
export { announcedFile } from './announced-file.ts';
export { checkedReference, splitAfterReference, withReference } from './reference.ts';
export { sendFile, sendFiles } from './send-files.ts';
export { forgetSentFiles, keepSentFiles, sentFiles } from './sent-files.ts';
export { forgetSentByPerson, forgetSentForm } from './forget-sent-form.ts';
export { isOf, keepSentForm, lastSentForm, defaultConfirmation } from './sent-form.ts';
export { type UnsentFiles, createUnsentFiles } from './unsent-files.ts';
export { deviceAnswers, deviceName, hasEarlierFormChanged, isOvertaken, keepOnDevice, noteEarlierForm } from './device-answers.ts';
export { begunBy, begunRegistration, withinRegistration } from './registration.ts';
