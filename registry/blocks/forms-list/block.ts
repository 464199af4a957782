export { FormsList as component } from './FormsList.tsx';
export * as schema from '#built/formsList';
