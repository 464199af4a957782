/** The frame around every screen, and the screens that replace one. */
export { FramedScreen, loadHydratedParts } from './FramedScreen.tsx';
export { EndsSoon } from './session-end/EndsSoon.tsx';
export { Covered } from './session-end/Covered.tsx';
export { Ended } from './session-end/Ended.tsx';
export { CrashScreen } from './error-screens/CrashScreen.tsx';
export { ErrorScreen, loadFailureScreens, loadSentFormNote, NoticeScreen } from './error-screens/ErrorScreen.tsx';
export { MessagePage, Way } from './message-page/MessagePage.tsx';
export { FullHeight } from './FullHeight.tsx';
export { VisitorNotice } from './banners/VisitorNotice.tsx';
export { WaitingScreen } from './error-screens/WaitingScreen.tsx';
export { shownToStaff } from './acting-for/parts.tsx';
