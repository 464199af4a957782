import type { SettingTable } from './setting.ts';

/** What is done with files that arrive; their sizes are limits. */
export const fileScanningSettings = {
  scanUrl: {
    env: 'PORTICO_SCAN_URL',
    kind: 'url',
    schemes: ['clamd:'],
    about:
      'Virus scanner, as clamd://host:3310 or clamd:///run/clamav/clamd.ctl. No file can be downloaded before it was scanned. Empty: files are checked by their kind only.',
  },
} as const satisfies SettingTable;
