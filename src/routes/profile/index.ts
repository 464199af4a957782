/** The profile of the person signed in. */
export { ProfileScreen as Screen } from './ProfileScreen.tsx';
export { showProfile } from './show-profile.ts';
