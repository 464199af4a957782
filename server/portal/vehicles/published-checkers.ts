/** Every `vinCheckerUrl` of a question in the form definitions, as it is written there (CTL-VIN). Pure. */
export function publishedCheckers(definitions: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const ahead: unknown[] = [...definitions];
  for (let part = ahead.pop(); part !== undefined || ahead.length > 0; part = ahead.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const { type, name, vinCheckerUrl } = part as Record<string, unknown>;
    if (typeof type === 'string' && typeof name === 'string' && typeof vinCheckerUrl === 'string') found.add(vinCheckerUrl);
    for (const inner of Object.values(part)) ahead.push(inner);
  }
  return found;
}
