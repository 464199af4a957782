/** Derived values, each kept on its object and as long as it. */
export interface KeptOn<Key extends object, Value> {
  get(key: Key): Value | undefined;
  /** An object that takes no more properties keeps nothing. */
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/**
 * A WeakMap, stored in a property of the key that neither JSON nor a copy contains. A WeakMap that lives as long as the process
 * keeps its young entries through every minor collection, which was a third of the work of a new page.
 */
export function keptOn<Key extends object, Value>(): KeptOn<Key, Value> {
  const name = Symbol();
  type Holder = { [name]?: Value };
  return {
    get: (key) => (key as Holder)[name],
    set: (key, value) => void Reflect.defineProperty(key, name, { value, configurable: true }),
    delete: (key) => void Reflect.deleteProperty(key, name),
  };
}
