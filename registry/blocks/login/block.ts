export { Login as component } from './Login.tsx';
export * as schema from '#built/login';
