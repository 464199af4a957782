/** The gallery of demo mode. */
export { GalleryScreen as Screen } from './GalleryScreen.tsx';
export { showGallery } from './show-gallery.ts';
