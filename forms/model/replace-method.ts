/** Whether a key of a definition holds an expression, which no reader sees: `visibleIf`, `setValueExpression`, `expression`. Pure. */
export const isExpressionKey = (key: string): boolean => /(?:If|Expression)$|^expression$/.test(key);

type Method<This> = (this: This, ...given: never[]) => unknown;

/**
 * Replaces a method of a class of survey-core by what `make` makes of it, also one that is not public. Throws where a version has no such
 * method: what replaces it has to be looked at then.
 */
export function replaceMethod<This extends object, Own extends Method<This>>(
  of: { prototype: This },
  name: string,
  make: (original: Own) => Own,
): void {
  const original: unknown = Reflect.get(of.prototype, name);
  if (typeof original !== 'function') throw new Error(`survey-core has no method "${name}" any more.`);
  Reflect.set(of.prototype, name, make(original as Own));
}
