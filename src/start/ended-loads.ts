/**
 * Firefox and WebKit end what a document still loads as soon as another is asked for in its place, while it is still shown. Until it is hydrated what ends so is
 * no uncaught error. Answers whether code is missing for that reason.
 *
 * A link or a form that is pressed is noted by the inline loader (`data-left`): the press itself may start this script, and Safari of iOS has no `beforeunload`.
 * Leaving is not noticed later than hydration, because Firefox keeps no page that listens to `beforeunload` for the way back.
 */
export function watchEndedLoads(): () => boolean {
  let isAnnounced = false;
  let isHydrated = false;
  let isCodeMissing = false;
  const isLeft = (): boolean => !isHydrated && (isAnnounced || document.documentElement.hasAttribute('data-left'));
  const announced = (): void => void (isAnnounced = true);
  addEventListener('beforeunload', announced);
  document.addEventListener('portico-hydrated', () => {
    removeEventListener('beforeunload', announced);
    isHydrated = true;
  });
  addEventListener('vite:preloadError', () => void (isCodeMissing = true));
  addEventListener('unhandledrejection', (event) => {
    if (isLeft()) event.preventDefault();
  });
  return () => isLeft() && isCodeMissing;
}
