import type { SettingTable } from './setting.ts';

/** Where the portal runs and answers. */
export const serverSettings = {
  port: {
    env: 'PORT',
    kind: 'number',
    fallback: 8080,
    min: 1,
    max: 65_435,
    about: 'Port to listen on. In demo mode each tenant also answers on PORT plus its demoPort.',
  },
  mode: {
    env: 'PORTICO_MODE',
    kind: 'choice',
    choices: ['demo', 'production'],
    fallback: 'demo',
    about:
      'demo: everything on this machine, with sample tenants. production: refuses to start until it is safe. Must be named when DATABASE_URL, SMTP_URL or an https PORTICO_ORIGIN is set.',
  },
  dataDir: {
    env: 'PORTICO_DATA',
    kind: 'folder',
    fallback: './.portico',
    about: 'Folder for the embedded database, files and generated secrets.',
  },
  bind: {
    env: 'PORTICO_BIND',
    kind: 'text',
    fallback: '0.0.0.0',
    demo: '127.0.0.1',
    about: 'Address to listen on. In demo mode only this machine reaches the portal unless another address is given.',
  },
  origin: {
    env: 'PORTICO_ORIGIN',
    kind: 'url',
    schemes: ['https:', 'http:'],
    demo: 'http://localhost:{PORT}',
    needed: 'production',
    about: 'Public address of the portal, as https://claims.example. Must be https in production.',
  },
  defaultTenant: {
    env: 'PORTICO_DEFAULT_TENANT',
    kind: 'text',
    only: 'demo',
    about:
      'Slug of the tenant shown for an unknown host, and at / of the main port. Empty: the first one, and the front page of the demo at /.',
  },
  fixturesDir: {
    env: 'PORTICO_FIXTURES',
    kind: 'folder',
    fallback: './fixtures/tenants',
    only: 'demo',
    about: 'Folder with one folder per tenant, imported and watched.',
  },
} as const satisfies SettingTable;
