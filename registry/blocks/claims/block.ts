export { Claims as component } from './Claims.tsx';
export * as schema from '#built/claims';
