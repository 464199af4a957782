/** Parts that the portal itself draws with; blocks import theirs by path. */
export { useErrorsShown } from './error-in-title.ts';
export { Button } from './Button.tsx';
export { closeDialog, Dialog } from './Dialog.tsx';
export { Icon } from './Icon.tsx';
export { LinkButton } from './LinkButton.tsx';
export { PageHeading } from './PageHeading.tsx';
export { Prose } from './Prose.tsx';
export { Section } from './Section.tsx';
export { useHydrated } from './use-hydrated.ts';
