/** `/page/faqs?a=1#part`: begins with exactly one slash and stays on this origin. Pure. */
export function isOwnPath(to: string): boolean {
  const base = 'https://portal.invalid';
  return to.startsWith('/') && URL.canParse(to, base) && new URL(to, base).origin === base && !new URL(to, base).pathname.startsWith('//');
}
