import { accountParameter } from '#schemas/api';
import type { PortalApi } from '../api/index.ts';
import { chosenBy, type ActingPerson } from './acting.ts';

/** The portal API for one screen: every call names the account that staff chose (FRM-19), or brings the secret of the link that opened it (SEC-10). */
export function actingApi(api: PortalApi, acting: ActingPerson): PortalApi {
  const { link } = acting;
  if (link) return { call: (name, parts) => api.call(name, { ...parts, token: link.token }) };
  const id = chosenBy(acting);
  if (id === undefined) return api;
  return {
    call(name, parts = {}) {
      const query = { ...(parts.query as object | undefined), [accountParameter]: id };
      return api.call(name, { ...parts, query: query as unknown as NonNullable<typeof parts.query> });
    },
  };
}
