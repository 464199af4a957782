import { nearest, readWorkflow, type Workflow } from '#engine';
import { facts } from '#schemas/page';
import { configurationNames, readEachProject } from '#schemas/tenant';
import { schemaFindings } from '../schema-findings.ts';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { namedCodes } from './status-codes.ts';

/** Configuration by its schemas; phases, messages and rules of the workflow; status codes that nothing maps (CLM-02, CLM-10). */
export function configurationFindings(tenant: TenantFiles, published: Published): Finding[] {
  return tenant.in('configuration').flatMap((file) => {
    if (file.name === 'hub-my-claim-steps') return stepsFindings(file, tenant, published);
    if (configurationNames.includes(file.name)) return schemaFindings(file, file.name, published);
    const message = `No portal reads configuration/${file.name}.json.`;
    return [file.at('', 'warning', 'invalid-file', message, nearest(file.name, configurationNames))];
  });
}

function stepsFindings(file: JsonFile, tenant: TenantFiles, published: Published): Finding[] {
  const read = readEachProject(file.value, (steps) => readWorkflow(steps, published.checkDocument(file.name)));
  const issues = read.flatMap((one) => one.issues);
  const workflows = read.map(({ workflow }) => workflow);
  const found = issues.map(({ pointer, severity, code, message, suggestion }) => file.at(pointer, severity, code, message, suggestion));
  // Where the file is misshapen, that is reported first: codes may be mapped in what could not be read.
  return found.some(({ code }) => code === 'invalid-file') ? found : [...found, ...unmapped(tenant, file, workflows)];
}

function unmapped(tenant: TenantFiles, file: JsonFile, workflows: readonly Workflow[]): Finding[] {
  const named = namedCodes(tenant);
  const mapped = new Set(
    [...named.map(({ code }) => code), ...workflows.flatMap(({ mappings }) => mappings.flatMap(({ code }) => code ?? []))].filter(isMapped),
  );
  return named
    .filter(({ code }) => !isMapped(code))
    .map(({ file: naming, pointer, code }) =>
      naming.at(
        pointer,
        'warning',
        'unmapped-status',
        `Nothing in ${file.path} maps "${code}" to phases and a message.`,
        nearest(code, mapped),
      ),
    );

  /** Whether a code gets phases at one account status or another. */
  function isMapped(code: string): boolean {
    return accountStatuses.some((status) =>
      workflows.some(
        (workflow) =>
          workflow.mappingOf({
            'account.status': status,
            'account.statusCode': code,
            'documents.toSign': 0,
            'documents.signed': 0,
            'documents.declined': 0,
          }) !== undefined,
      ),
    );
  }
}

const { minimum, maximum } = facts['account.status'].domain;
const accountStatuses = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
