export { Navigation as component } from './Navigation.tsx';
export * as schema from '#built/navigation';
