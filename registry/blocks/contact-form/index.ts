import { defineBlock } from '#engine';

export const contactForm = defineBlock({
  load: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  schema: () => import('#built/contactForm'),
});
