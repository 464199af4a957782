export { Profile as component } from './Profile.tsx';
export * as schema from '#built/profile';
