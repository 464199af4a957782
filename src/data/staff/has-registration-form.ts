import { registrationForms } from '#schemas/api';
import type { SourceRequest } from '../source.ts';

/** FRM-19: whether the tenant has a form by which staff register people; where it cannot be asked for, it is not offered. */
export const hasRegistrationForm = async ({ questions }: Pick<SourceRequest, 'questions'>): Promise<boolean> => {
  const form = await questions.form(registrationForms.Register[0]).catch(() => null);
  return form !== null && form.status !== 'Inactive';
};
