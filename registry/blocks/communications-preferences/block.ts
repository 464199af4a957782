export { CommunicationsPreferences as component } from './CommunicationsPreferences.tsx';
export * as schema from '#built/communicationsPreferences';
