import type { FormView } from '#schemas/api';
import type { SourceRequest } from '../source.ts';

/** CTL-ADDR: where addresses can be looked up by their postcode; asked only for a form that has such a question, and nowhere where that cannot be found out. */
export async function lookupCountries(
  { api }: Pick<SourceRequest, 'api'>,
  definition: unknown,
): Promise<Pick<FormView, 'lookupCountries'>> {
  // Not found in a text of the definition, whose quotes are escaped.
  if (!JSON.stringify(definition).includes('"lookup":true')) return {};
  const answer = await api.call('addresses.countries').catch(() => undefined);
  return answer ? { lookupCountries: answer.countries } : {};
}
