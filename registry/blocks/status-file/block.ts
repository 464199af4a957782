export { StatusFile as component } from './StatusFile.tsx';
export * as schema from '#built/statusFile';
