/** Something small that one tab remembers until it is closed: no secret but the link of a form (docs/decisions/0020), and nothing that must not be lost. */
export interface StoredInTab {
  /** Null where nothing is kept. */
  read(): string | null;
  keep(value: string): void;
  forget(): void;
}

/** A place in the session storage. A closed or full storage keeps nothing, without an error. */
export function storedInTab(name: string): StoredInTab {
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

/** What a tab keeps of the person signed in, or of what was sent from it: a sign-out forgets all of it, by the portal’s script or by the inline one. */
export const storedOfPerson = ['typing', 'signing', 'signed', 'sent', 'sent-files', 'mailed'] as const;

/** A place of one of those. */
export const storedOfPersonInTab = (name: (typeof storedOfPerson)[number]): StoredInTab => storedInTab(name);

/** Of a person who signs out nothing stays in the tab. */
export const forgetPersonInTab = (): void => storedOfPerson.forEach((name) => storedInTab(name).forget());
