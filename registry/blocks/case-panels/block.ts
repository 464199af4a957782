export { CasePanels as component } from './CasePanels.tsx';
export * as schema from '#built/casePanels';
