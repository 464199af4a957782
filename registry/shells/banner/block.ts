export { Banner as component } from './Banner.tsx';
export * as schema from '#built/banner';
