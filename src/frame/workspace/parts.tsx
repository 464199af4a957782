import { ErrorScreen } from '../fallback/ErrorScreen.tsx';
import { optional } from '../optional.tsx';

export const WorkspaceBanner = optional(async () => (await import('./WorkspaceBanner.tsx')).WorkspaceBanner);
export const ChooseAccount = optional(async () => (await import('./ChooseAccount.tsx')).ChooseAccount, ErrorScreen);

/** The code of what a screen for staff is drawn with, before it is drawn: the server waits for nothing then. */
export const loadWorkspace = () => Promise.all([WorkspaceBanner.fetch(), ChooseAccount.fetch()]);
