/** `a•••@example.org`, `+44•••123`; of what is shorter never more than half. */
export function masked(typed: string): string {
  const at = typed.lastIndexOf('@');
  if (at > 0) return `${typed.slice(0, 1)}•••${typed.slice(at)}`;
  const ends = Math.min(3, Math.floor(typed.length / 4));
  return `${typed.slice(0, ends)}•••${typed.slice(typed.length - ends)}`;
}
