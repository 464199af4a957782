/** What surrounds every screen, and what stands in the place of one. */
export { FramedScreen, loadSignOutDialog } from './FramedScreen.tsx';
export { CrashScreen } from './fallback/CrashScreen.tsx';
export { FaultScreen } from './fallback/FaultScreen.tsx';
export { Notice } from './fallback/Notice.tsx';
export { WaitingScreen } from './fallback/WaitingScreen.tsx';
export { chooseAccountFirst } from './workspace/choose-first.ts';
