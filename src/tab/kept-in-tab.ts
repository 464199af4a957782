/** Something small that one tab remembers until it is closed: no secret but the link of a form (docs/decisions/0020), and nothing that must not be lost. */
export interface KeptInTab {
  /** Null where nothing is kept. */
  read(): string | null;
  keep(value: string): void;
  forget(): void;
}

/** A place in the session storage. A closed or full storage keeps nothing, without an error. */
export function keptInTab(name: string): KeptInTab {
  const key = `portico.${name}`;
  const trying = <Answer>(work: () => Answer): Answer | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () => trying(() => sessionStorage.getItem(key)),
    keep: (value) => void trying(() => sessionStorage.setItem(key, value)),
    forget: () => void trying(() => sessionStorage.removeItem(key)),
  };
}
