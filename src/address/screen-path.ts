import { readSegment, type Parameters } from './matrix-parameters.ts';

/** The parameters in the last segment of an address, decoded; one that cannot be decoded is left as it is. Pure. */
export function parametersOf({ pathname }: Pick<URL, 'pathname'>): Parameters {
  const { parameters } = readSegment(pathname.split('/').at(-1) ?? '');
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decoded(value)]));
}

/** The address of a signed-in screen, with parameters in its segment (ESG-01, DET-01). Pure. */
export const screenPath = (name: string, parameters: Parameters = {}): string =>
  `/securedPage/${name}${Object.entries(parameters)
    .map(([key, value]) => `;${key}=${encodeURIComponent(value)}`)
    .join('')}`;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
