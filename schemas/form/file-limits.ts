/** What a file may be. */
interface Limits {
  /** Lower case, without the dot. */
  readonly endings: readonly string[];
  /** Bytes. */
  readonly maxSize: number;
}

/** What a question for files says of them: `.pdf,.jpg`, and bytes; empty or 0 where it says nothing. */
interface FileQuestion {
  readonly acceptedTypes?: unknown;
  readonly maxSize?: unknown;
}

/** Limits of one question: its own kinds, else those of the tenant, and its own size within that of the tenant (CTL-UPL). Pure. */
export function limitsOf({ acceptedTypes, maxSize }: FileQuestion, tenant: Limits): Limits {
  const named = typeof acceptedTypes === 'string' ? acceptedTypes.toLowerCase().split(',') : [];
  const endings = named.map((ending) => ending.trim().replace(/^\./, '')).filter((ending) => ending !== '');
  const own = typeof maxSize === 'number' && maxSize > 0 ? maxSize : tenant.maxSize;
  return { endings: endings.length > 0 ? endings : tenant.endings, maxSize: Math.min(own, tenant.maxSize) };
}

/** The question for files that an answer's path ends with, `vehicles[0].photo`, at any depth of a definition. Pure. */
export function fileQuestionAt(definition: unknown, path: string): FileQuestion | undefined {
  const name = path.split('.').at(-1);
  const visit = (node: unknown): FileQuestion | undefined => {
    if (typeof node !== 'object' || node === null) return undefined;
    const part = node as Readonly<Record<string, unknown>>;
    if ((part['type'] === 'file' || part['cellType'] === 'file') && (part['valueName'] ?? part['name']) === name) return part;
    for (const value of Object.values(part)) {
      const found = visit(value);
      if (found) return found;
    }
    return undefined;
  };
  return visit(definition);
}
