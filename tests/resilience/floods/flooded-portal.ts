import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortsForPortal } from '../../../scripts/test/free-ports.ts';
import { ApiClient } from '../../support/api-client.ts';
import { startPortal } from '../../support/portal-process.ts';

const tenant = 'northgate';
const formSlug = 'flood';
/** Claimants who have begun nothing. */
const attackers = ['daniel.okafor@example.org', 'hywel.parry@example.org', 'elin.gale@example.org'] as const;
const other = 'ffion.treharne@example.org';

interface SentFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A claimant who begins as many claims of one long form as they may. */
export class Flooder {
  readonly #client: ApiClient;
  readonly #account: string;

  constructor(client: ApiClient, account: string) {
    this.#client = client;
    this.#account = account;
  }

  /** A draft of its own; undefined where the portal takes no more. */
  async begin(answer: string): Promise<string | undefined> {
    const submissionId = randomUUID();
    const body = { formSlug, submissionId, createClaim: true, page: 0, dynamicData: { 'question-0': answer } };
    const { status } = await this.#client.call({ method: 'PUT', path: '/api/Submissions/draft', body });
    return status === 200 ? submissionId : undefined;
  }

  account = () => this.#client.call({ method: 'GET', path: '/api/Accounts/' });

  list = () => this.#client.call({ method: 'GET', path: `/api/Submissions/account/${this.#account}` });

  detail = (id: string) => this.#client.call({ method: 'GET', path: `/api/Submissions/getSubmissionById/${id}` });

  submission = (id: string) => this.#client.call({ method: 'GET', path: `/api/Submissions/${id}` });

  draft = (id: string) =>
    this.#client.call({ method: 'GET', path: `/api/Submissions/draft?${new URLSearchParams({ formSlug, submissionId: id })}` });

  /** Another draft with files, which are sent; answers its id. */
  async send(files: readonly SentFile[]): Promise<string> {
    const announced = files.map(({ bytes, ...file }) => ({ questionName: 'proof', size: bytes.length, ...file }));
    const body = {
      userPoolId: `portico_${tenant}`,
      formSlug,
      isSaveAndReturn: true,
      id: randomUUID(),
      createClaim: true,
      dynamicData: {},
      files: announced,
    };
    const saved = await this.#client.call({ method: 'POST', path: '/api/Submissions', body });
    if (saved.status !== 200) throw new Error(`The draft was answered ${saved.status}: ${JSON.stringify(saved.body)}`);
    const { id, attachments } = saved.body as { id: string; attachments: { uploadLink: string }[] };
    for (const [index, { uploadLink }] of attachments.entries()) {
      const { contentType = '', bytes = Buffer.alloc(0) } = files[index] ?? {};
      await this.#client.put(uploadLink, new Uint8Array(bytes), contentType);
    }
    return id;
  }

  /** Whether all files of a draft may be downloaded. */
  async isReleased(id: string): Promise<boolean> {
    const { body } = await this.#client.call({ method: 'GET', path: `/api/Attachment/${id}/get-submission-attachment-list` });
    return (body as { canDownload: boolean }[]).every(({ canDownload }) => canDownload);
  }
}

/** A portal with a form of 150 questions that a person may begin any number of times, and people who do. */
export async function openFloodedPortal() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-flood-'));
  const fixtures = join(import.meta.dirname, '../../../fixtures');
  cpSync(join(fixtures, 'people'), join(folder, 'fixtures/people'), { recursive: true });
  cpSync(join(fixtures, 'tenants', tenant), join(folder, 'fixtures/tenants', tenant), { recursive: true });
  const forms = join(folder, 'fixtures/tenants', tenant, 'submission-form');
  const written = JSON.parse(readFileSync(join(forms, 'all-controls.json'), 'utf8')) as object;
  const questions = Array.from({ length: 150 }, (_, index) => ({ type: 'text', name: `question-${index}`, title: `Question ${index}` }));
  const proof = { type: 'file', name: 'proof', title: 'Proof', allowMultiple: true, isRequired: false };
  const form = { ...written, slug: formSlug, version: 1, repeatable: true, surveyDefinition: { elements: [...questions, proof] } };
  writeFileSync(join(forms, `${formSlug}.json`), JSON.stringify(form));
  const portal = await startPortal(
    {
      port: await freePortsForPortal(),
      data: join(folder, 'data'),
      env: {
        PORTICO_FIXTURES: join(folder, 'fixtures/tenants'),
        PORTICO_DEFAULT_TENANT: tenant,
        PORTICO_LOG_LEVEL: 'warn',
        PORTICO_LIMIT_REQUESTS: '10000000',
      },
    },
    1,
  );
  const url = portal.address(1);
  const enter = async (email: string): Promise<Flooder> => {
    const client = new ApiClient(url, email);
    await client.signIn();
    const { body } = await client.call({ method: 'GET', path: '/api/Accounts/' });
    return new Flooder(client, (body as { id: string }[])[0]?.id ?? '');
  };
  return {
    /** Each flood is another person's, because what one has begun stays. */
    attackers: await Promise.all(attackers.map(enter)),
    other: await enter(other),
    /** A visitor opens a public page. */
    visit: () => fetch(url, { signal: AbortSignal.timeout(60_000) }).then((answer) => answer.text()),
    async close() {
      await portal.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
