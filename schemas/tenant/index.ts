export type { Booking } from './booking.schema.ts';
export { clashesOf, hostName, type Clash, type Known } from './clashes.ts';
export { configurationNames } from './configuration-names.ts';
export type { Attachments, HubMyClaimSteps, WorkflowStatusColours } from './configuration.schema.ts';
export type { ConfirmationPages, SubmissionForm } from './form.schema.ts';
export { formatsInLanguage } from './formats-in-language.ts';
export { directionOf, directionsOf, languageCodes, languagesOf, pickLanguage } from './languages.ts';
export { groupsOf } from './groups.ts';
export type { People } from './people.schema.ts';
export type { Dictionary, Tenant } from './tenant.schema.ts';
export { bookingDefaults } from './defaults/booking.ts';
export { tenantDefaults } from './defaults/portal.ts';
export { identityDefaults } from './defaults/sign-in.ts';
export type { TestMode } from './test-mode.schema.ts';
export { readEachProject, configurationOfProject } from './configuration-of-project.ts';
export type { Theme } from './theme.schema.ts';
export {
  confirmationWords,
  cookieWords,
  draftWords,
  endingWords,
  leavingWords,
  noticeWords,
  ownPages,
  ownPageWords,
  signOutWords,
  portalWords,
  screenWords,
  serverWords,
  signingWords,
  testModeWords,
  workspaceWords,
  type ScreenWords,
  type PlainServerWord,
  type ServerWord,
} from './words/index.ts';
