/** Tenants share what has to be different in each: a claimant of one could sign in at the other. */
export class TenantClashes extends Error {
  constructor(clashes: readonly string[]) {
    super(
      `Portico cannot start, tenants share what has to be different in each, so that claimants of one could sign in at the other:\n${clashes.map((clash) => `  - ${clash}`).join('\n')}\n` +
        'Change tenant.json of one of them; where it was imported, import it again (npm run portico -- import <folder>).',
    );
    this.name = 'TenantClashes';
  }
}
