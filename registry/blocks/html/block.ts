export { Html as component } from './Html.tsx';
export * as schema from '#built/html';
