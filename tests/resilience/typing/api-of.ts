import type { APIResponse, BrowserContext } from '@playwright/test';
import { formSlug } from './all-types-portal.ts';

/** The calls of the portal as the person who is signed in on this device. */
export interface PersonApi {
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly put: (path: string, body: object) => Promise<void>;
  readonly download: (path: string) => Promise<Buffer>;
}

export interface Submission {
  readonly id: string;
  readonly accountId: string;
  readonly formSlug: string;
  readonly status: string;
  readonly version: number;
  readonly referenceNumber: string;
  readonly dynamicData: Readonly<Record<string, unknown>>;
}

/** With a token of its own: one that is kept would be over after a while. */
export async function apiOf(device: BrowserContext): Promise<PersonApi> {
  const session = await device.request.post('/auth/session', { data: {}, headers: { 'X-Portal': '1', 'X-Activity': '1' } });
  const { idToken } = (await session.json()) as { idToken: string };
  const headers = { Authorization: `Bearer ${idToken}`, 'X-Activity': '1' };
  const sound = async (path: string, answer: APIResponse): Promise<APIResponse> => {
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer;
  };
  const get = async (path: string): Promise<APIResponse> => sound(path, await device.request.get(path, { headers }));
  return {
    get: async <Answer>(path: string) => (await (await get(path)).json()) as Answer,
    put: async (path, data) => void (await sound(path, await device.request.put(path, { headers, data }))),
    download: async (path) => (await get(path)).body(),
  };
}

/** The draft of the form, else what was sent last; null where nothing was begun. */
export const draftOf = (api: PersonApi): Promise<Submission | null> => api.get(`/api/Submissions/draft?formSlug=${formSlug}`);

export interface StoredFile {
  readonly id: string;
  readonly questionName: string;
  readonly uploadFileName: string;
  readonly state: string;
}

/** The files of that draft. */
export const filesOf = async (api: PersonApi): Promise<readonly StoredFile[]> => {
  const draft = await draftOf(api);
  return draft ? api.get(`/api/Attachment/${draft.id}/get-submission-attachment-list`) : [];
};
