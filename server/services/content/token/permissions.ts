/** Built-in roles of an app's clients; permissions are relative to the app. */
export const roles = {
  Owner: ['*'],
  Developer: ['assets', 'contents', 'roles.read', 'rules', 'schemas', 'workflows'],
  Editor: ['assets', 'contents', 'roles.read', 'workflows.read'],
  Reader: ['assets.read', 'contents.*.read'],
} as const satisfies Record<string, readonly string[]>;

/** What the portal's own client may do: read. */
export const portalPermissions = ['contents.*.read', 'assets.read', 'languages.read', 'schemas.read'] as const;

/** `contents.*.read` allows `contents.public-page.read`; a shorter permission allows all below it. Pure. */
export function allows(granted: readonly string[], wanted: string): boolean {
  const parts = wanted.split('.');
  return granted.some((permission) => {
    const pattern = permission.split('.');
    return pattern.length <= parts.length && pattern.every((part, index) => part === '*' || part.split('|').includes(parts[index] ?? ''));
  });
}
