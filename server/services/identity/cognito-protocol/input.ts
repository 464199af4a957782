import type { IdentityContext } from '../identity-context.ts';
import { requireClient, type Pool } from '../pools.ts';
import { invalidParameter } from '../identity-error.ts';

/** A request body: any JSON object. Read it through these functions only. */
export type Input = Readonly<Record<string, unknown>>;

/** A text of the body. Throws InvalidParameterException when it is missing or too long. */
export function textOf(input: Input, name: string, { min = 1, max = 4096 } = {}): string {
  const value = own(input, name);
  const member = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const fault = (constraint: string) =>
    invalidParameter(`1 validation error detected: Value at '${member}' failed to satisfy constraint: ${constraint}`);
  if (typeof value !== 'string') throw fault('Member must not be null');
  if (value.length < min) throw fault(`Member must have length greater than or equal to ${min}`);
  if (value.length > max) throw fault(`Member must have length less than or equal to ${max}`);
  return value;
}

/** A map of texts; nulls and other values are left out, as real clients send them. */
export function mapOf(input: Input, name: string): ReadonlyMap<string, string> {
  const value = own(input, name);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 4096),
  );
}

/** The pool whose client the body names. */
export function poolOfClient(context: IdentityContext, input: Input): Pool {
  return requireClient(context.pools, textOf(input, 'ClientId', { max: 128 }));
}

const own = (input: Input, name: string): unknown => (Object.hasOwn(input, name) ? input[name] : undefined);
