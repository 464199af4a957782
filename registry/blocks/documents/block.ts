export { Documents as component } from './Documents.tsx';
export * as schema from '#built/documents';
