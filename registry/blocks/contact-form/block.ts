export { ContactForm as component } from './ContactForm.tsx';
export * as schema from '#built/contactForm';
