export { Header as component } from './Header.tsx';
export * as schema from '#built/header';
