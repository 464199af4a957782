export { Contact as component } from './Contact.tsx';
export * as schema from '#built/contact';
