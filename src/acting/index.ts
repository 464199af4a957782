/** For whom a screen acts: the claimant, or the account that staff chose. */
export { actingApi } from './acting-api.ts';
export { type ActingPerson, type FormLink, actingFor, asksForWorkspace, carryChoice, chosenBy, keeperOf, withAccount } from './acting.ts';
export { detailPath } from './detail-path.ts';
export { typingKeeperOf, typingPlaceOf } from './typing-place-of.ts';
