import type { SettingTable } from './setting.ts';

/** The content service. */
export const contentSettings = {
  content: {
    url: {
      env: 'PORTICO_CONTENT_URL',
      kind: 'url',
      schemes: ['https:', 'http:'],
      about: 'A Squidex server to read content from. Empty: the embedded content service.',
    },
    client: {
      env: 'PORTICO_CONTENT_CLIENT',
      kind: 'text',
      fallback: 'portal',
      about: 'Client name inside each content app; the client id is {tenant}:{client}.',
    },
    secret: {
      env: 'PORTICO_CONTENT_SECRET',
      kind: 'secret',
      needed: 'production',
      about: 'Client secret for the content service. It never reaches a browser.',
    },
  },
} as const satisfies SettingTable;
