/** Endings of the files that a claimant may send at all; a tenant's configuration narrows them further. */
export const knownEndings = ['pdf', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'docx', 'xlsx', 'doc', 'xls', 'txt', 'csv'] as const;
export type KnownEnding = (typeof knownEndings)[number];

/** What a file may be (CTL-UPL). */
export interface FileLimits {
  /** Lower case, without the dot. */
  readonly endings: readonly string[];
  /** Bytes. */
  readonly maxSize: number;
}

/** The limits of a question for files: `.pdf,.jpg`, and bytes; empty or 0 where it has none. A media type, as `image/*`, names no ending and limits nothing. */
export interface FileQuestion {
  readonly acceptedTypes?: unknown;
  readonly maxSize?: unknown;
  readonly allowMultiple?: unknown;
  readonly maxFiles?: unknown;
}

/** Limits of one question: its own kinds, else those of the tenant, and its own size within that of the tenant (CTL-UPL). Pure. */
export function limitsOf({ acceptedTypes, maxSize }: FileQuestion, tenant: FileLimits): FileLimits {
  const named = typeof acceptedTypes === 'string' ? acceptedTypes.toLowerCase().split(',') : [];
  const endings = named.map((ending) => ending.trim().replace(/^\./, '')).filter((ending) => ending !== '' && !ending.includes('/'));
  const own = typeof maxSize === 'number' && maxSize > 0 ? maxSize : tenant.maxSize;
  return { endings: endings.length > 0 ? endings : tenant.endings, maxSize: Math.min(own, tenant.maxSize) };
}

/** Whether a file is of a kind and size that the question itself takes, whatever its tenant does (CTL-UPL). Pure. */
export function suitsFileQuestion(question: FileQuestion, { name, size }: { readonly name: string; readonly size: number }): boolean {
  const { endings, maxSize } = limitsOf(question, { endings: [], maxSize: Infinity });
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return size <= maxSize && (endings.length === 0 || endings.includes(ending));
}

/** How many files one answer of the question holds. Pure. */
export const maxFilesOf = ({ allowMultiple, maxFiles }: FileQuestion): number =>
  allowMultiple === true ? (typeof maxFiles === 'number' && maxFiles > 0 ? maxFiles : Infinity) : 1;

/** The question for files whose answer has this path, `vehicles[0].photo`, at any depth of a definition. Pure. */
export function fileQuestionAt(definition: unknown, path: string): FileQuestion | undefined {
  for (const question of questionsIn(definition)) {
    const name = question['valueName'] ?? question['name'];
    if (typeof name !== 'string') continue;
    if (path === name && (question['type'] === 'file' || question['cellType'] === 'file')) return question;
    // A row of a panel has a number, one of a table of fixed rows a name.
    const inRow = path.startsWith(name) ? /^(?:\[\d+\]|\..+?)\.(.+)$/s.exec(path.slice(name.length))?.[1] : undefined;
    if (inRow === undefined) continue;
    for (const part of ['templateElements', 'columns', 'detailElements']) {
      const found = fileQuestionAt(question[part], inRow);
      if (found) return found;
    }
  }
  return undefined;
}

type Part = Readonly<Record<string, unknown>>;

const groups = ['pages', 'elements', 'questions'];

/** The questions whose answers are side by side: those of pages and panels, those asked below a choice, and none of a row. */
function questionsIn(node: unknown): Part[] {
  if (Array.isArray(node)) return node.flatMap(questionsIn);
  if (typeof node !== 'object' || node === null) return [];
  const part = node as Part;
  const inside = [...groups, 'choices'].flatMap((group) => questionsIn(part[group]));
  return part['type'] === 'panel' || groups.some((group) => Array.isArray(part[group])) ? inside : [part, ...inside];
}
