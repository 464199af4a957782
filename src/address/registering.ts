import { registrationForms, registrationPages, type RegistrationKind } from '#schemas/api';

/** A form of a registration: the first one on its page, or the details at their own address (REG-04). */
export interface Registering {
  readonly kind: RegistrationKind;
  readonly step: 'first' | 'details';
}

const kinds = Object.keys(registrationForms) as RegistrationKind[];

/** FRM-19: where staff register another person. */
export const registerByStaffPath = `${registrationPages.Register}?isWorkspace=true`;

/** RDT-04: where its details are asked for. Pure. */
export const detailsFormPath = (kind: RegistrationKind): string => `/registrationDetails/${registrationForms[kind][1]}`;

/** Which form of a registration an address shows; undefined where it shows none. Pure. */
export function registeringAt({ pathname }: Pick<URL, 'pathname'>): Registering | undefined {
  const path = (pathname.split(';')[0] ?? '').replace(/\/$/, '').toLowerCase();
  if (path === '') return { kind: 'Register', step: 'first' };
  if (path === '/registrationdetails') return { kind: 'Register', step: 'details' };
  const first = kinds.find((kind) => registrationPages[kind] === path);
  if (first) return { kind: first, step: 'first' };
  const details = kinds.find((kind) => detailsFormPath(kind).toLowerCase() === path);
  return details && { kind: details, step: 'details' };
}
