export { News as component } from './News.tsx';
export * as schema from '#built/news';
