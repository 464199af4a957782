import type { FactPath } from '#schemas/page';

/** Says whether a path is declared: the same segments, where `*` stands for any one (`query.*`). */
export function isDeclared(path: string, declared: readonly string[]): path is FactPath {
  if (declared.includes(path)) return true;
  const parts = path.split('.');
  return declared.some((pattern) => {
    const expected = pattern.split('.');
    return (
      pattern.includes('*') &&
      expected.length === parts.length &&
      expected.every((part, index) => (part === '*' ? parts[index] !== '' : part === parts[index]))
    );
  });
}
