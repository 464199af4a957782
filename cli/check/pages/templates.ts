import { nearest } from '#engine';
import type { Finding } from '../finding.ts';
import { surveyNodes } from '../forms/survey-json.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/** Templates of PDFs that forms name by an asset's name and the tenant does not have (CTL-PDF); full addresses are not followed. */
export function templateFindings(tenant: TenantFiles): Finding[] {
  return tenant.in('submission-form').flatMap((file) =>
    surveyNodes(file.value).flatMap(({ pointer, value: { pdfUrl } }) => {
      if (typeof pdfUrl !== 'string' || pdfUrl === '' || /^https:\/\/|^\/api\/assets\//.test(pdfUrl) || tenant.assets.has(pdfUrl))
        return [];
      const message = `There is no file "${pdfUrl}" in assets/, so no PDF can be made of it.`;
      return [file.at(`${pointer}/pdfUrl`, 'error', 'missing-asset', message, nearest(pdfUrl, tenant.assets))];
    }),
  );
}
