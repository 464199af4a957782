export { Form as component } from './Form.tsx';
export * as schema from '#built/form';
