export { ESignList as component } from './ESignList.tsx';
export * as schema from '#built/eSignList';
