/** What one tab remembers. */
export { forgetPersonInTab, storedInTab, storedOfPerson, storedOfPersonInTab } from './stored-in-tab.ts';
export {
  forgetTypedBeforeScript,
  keepTypedBeforeScript,
  maxAgeOfTyping,
  sweepTypedBeforeScript,
  typedBeforeScript,
} from './typed-before-script.ts';
export { typingPlace } from './typing-place.ts';
