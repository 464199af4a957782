import type { SettingTable } from './setting.ts';

/** Servers of others that the portal may call. */
export const outboundHostSettings = {
  vehicleHosts: {
    env: 'PORTICO_VIN_HOSTS',
    kind: 'hosts',
    fallback: [],
    about: 'Servers that forms may have vehicles checked by: host names with commas between, as api.vehicles.example. Empty: none.',
  },
  pdfHosts: {
    env: 'PORTICO_PDF_HOSTS',
    kind: 'hosts',
    fallback: [],
    about:
      'Servers that templates of PDFs may be fetched from besides the tenant’s own assets: host names with commas between. Empty: none.',
  },
} as const satisfies SettingTable;
