import { ErrorScreen } from '../../frame/index.ts';
import { useShown } from '../../visit/index.ts';
import { GalleryPage, type GalleryView } from '../../gallery/index.ts';

/** The gallery of demo mode. */
export function GalleryScreen() {
  const { view } = useShown();
  return view ? <GalleryPage view={view as GalleryView} /> : <ErrorScreen />;
}
