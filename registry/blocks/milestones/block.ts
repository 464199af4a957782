export { Milestones as component } from './Milestones.tsx';
export * as schema from '#built/milestones';
