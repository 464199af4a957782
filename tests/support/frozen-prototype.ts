/**
 * SEC-28: in every test run Object.prototype takes no property and changes none, so that code which pollutes it fails there. An object may still have a `toString` of its
 * own by assignment, which JavaScript refuses where the inherited one is frozen as it is: Node's `--frozen-intrinsics` does the same.
 */
if (!Object.isFrozen(Object.prototype)) {
  for (const [name, { value, writable, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)))
    if (writable && configurable)
      Object.defineProperty(Object.prototype, name, {
        get: () => value as unknown,
        set(this: object, own: unknown) {
          if (this === Object.prototype) throw new TypeError(`Object.prototype.${name} is frozen (tests/support/frozen-prototype.ts).`);
          Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
        },
        configurable: false,
      });
  Object.freeze(Object.prototype);
}
