/** The gallery of demo mode (`/gallery`): loaded by nothing else. */
export { galleryExamples, type GalleryExample } from './gallery-examples.ts';
export { GalleryPage } from './GalleryPage.tsx';
export { loadGallery, type GalleryView } from './load-gallery.ts';
export { galleryTheme } from './themes.ts';
