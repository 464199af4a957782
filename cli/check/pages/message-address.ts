import { pageSchemas } from '#schemas/api';
import type { Tenant } from '#schemas/tenant';
import type { Finding } from '../finding.ts';
import { componentsOf } from '../places.ts';
import type { TenantFiles } from '../files/tenant-files.ts';

/** Contact forms of a tenant that has no address to which their messages could go. */
export function messageAddressFindings(tenant: TenantFiles): Finding[] {
  const { messagesTo, help } = (tenant.root('tenant')?.value ?? {}) as Partial<Tenant>;
  if (messagesTo !== undefined || help?.email !== undefined) return [];
  return pageSchemas
    .flatMap((folder) => tenant.in(folder))
    .flatMap((file) =>
      componentsOf(file).flatMap(({ type }, index) =>
        type === 'contactForm'
          ? [
              file.at(
                `/component/${index}`,
                'error',
                'no-message-address',
                'What is written here goes nowhere: set messagesTo, or email of help, in tenant.json.',
              ),
            ]
          : [],
      ),
    );
}
