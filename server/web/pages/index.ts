export { createBuiltRenderer } from './built-renderer.ts';
export { createHtmlCache } from './cache/html-cache.ts';
export { faviconRoute } from './favicon-ico-route.ts';
export { innerFetch } from './inner-fetch.ts';
export { pageAnswerRoute } from './page-answer-route.ts';
export { pageRoutes } from './page-routes.ts';
export { createRendering } from './render-stored.ts';
export type { PageRenderer } from './renderer.ts';
export { createIssueReport } from './report-issues.ts';
