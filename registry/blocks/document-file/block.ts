export { DocumentFile as component } from './DocumentFile.tsx';
export * as schema from '#built/documentFile';
