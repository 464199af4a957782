/** What one tab remembers. */
export { forgetPersonInTab, storedInTab, storedOfPerson, storedOfPersonInTab } from './stored-in-tab.ts';
export {
  forgetTypedBeforeScript,
  forgetTypedInSubmission,
  keepTypedBeforeScript,
  maxAgeOfTyping,
  typedBeforeScript,
} from './typed-before-script.ts';
export { typingPlace } from './typing-place.ts';
