/** The gallery of demo mode (`/gallery`): loaded by nothing else. */
export { GalleryPage } from './GalleryPage.tsx';
export { type GalleryView, loadGallery } from './load-gallery.ts';
export { galleryTheme } from './themes.ts';
