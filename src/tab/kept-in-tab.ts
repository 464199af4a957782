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

/** What a tab keeps of the person signed in, or of what was sent from it: a sign-out forgets all of it, by the portal’s script or by the inline one. */
export const keptOfPerson = ['typing', 'signing', 'signed', 'sent', 'sent-files'] as const;

/** A place of one of those. */
export const keptOfPersonInTab = (name: (typeof keptOfPerson)[number]): KeptInTab => keptInTab(name);

/** Of a person who signs out nothing stays in the tab. */
export const forgetPersonInTab = (): void => keptOfPerson.forEach((name) => keptInTab(name).forget());
