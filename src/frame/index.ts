/** The frame around every screen, and the screens that replace one. */
export { FramedScreen, loadHydratedParts } from './FramedScreen.tsx';
export { EndsSoon } from './banners/EndsSoon.tsx';
export { Covered } from './fallback/Covered.tsx';
export { Ended } from './fallback/Ended.tsx';
export { CrashScreen } from './fallback/CrashScreen.tsx';
export { ErrorScreen, loadFailureScreens, NoticeScreen } from './fallback/ErrorScreen.tsx';
export { MessagePage, Way } from './fallback/MessagePage.tsx';
export { FullHeight } from './FullHeight.tsx';
export { WaitingScreen } from './fallback/WaitingScreen.tsx';
export { shownToStaff } from './acting-for/parts.tsx';
