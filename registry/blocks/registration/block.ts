export { Registration as component } from './Registration.tsx';
export * as schema from '#built/registration';
