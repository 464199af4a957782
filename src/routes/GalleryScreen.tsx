import { FaultScreen } from '../app/fault/FaultScreen.tsx';
import { useShown } from '../app/use-shown.ts';
import { GalleryPage, type GalleryView } from '../gallery/index.ts';

/** The gallery of demo mode. */
export function GalleryScreen() {
  const { view } = useShown();
  return view ? <GalleryPage view={view as GalleryView} /> : <FaultScreen />;
}
