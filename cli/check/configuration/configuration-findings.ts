import { nearest, readWorkflow, type Workflow } from '#engine';
import { facts } from '#schemas/page';
import { configurationNames, readEachProject } from '#schemas/tenant';
import { schemaFindings } from '../schema-findings.ts';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { Published } from '../read-published.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { listedStatuses, namedCodes } from './status-codes.ts';

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
  return found.some(({ code }) => code === 'invalid-file') ? found : [...found, ...statusFindings(tenant, file, workflows)];
}

/** A code that nothing maps is found once: that staff cannot set it is of less importance. */
function statusFindings(tenant: TenantFiles, file: JsonFile, workflows: readonly Workflow[]): Finding[] {
  const found = [...unmapped(tenant, file, workflows), ...unlisted(tenant, file, workflows)];
  const placeOf = (finding: Finding): string => `${finding.file} ${finding.pointer}`;
  return found.filter((finding, index) => found.findIndex((other) => placeOf(other) === placeOf(finding)) === index);
}

function unmapped(tenant: TenantFiles, file: JsonFile, workflows: readonly Workflow[]): Finding[] {
  const named = [...namedCodes(tenant), ...listedStatuses(file)];
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

/** STS-01: statuses that are listed twice; and, if the tenant lists any, codes that staff could not set. */
function unlisted(tenant: TenantFiles, file: JsonFile, workflows: readonly Workflow[]): Finding[] {
  const listed = listedStatuses(file);
  if (listed.length === 0) return [];
  const listOf = (pointer: string): string => pointer.replace(/\d+\/code$/, '');
  const repeated = listed.filter(({ code, pointer }, index) =>
    listed.slice(0, index).some((other) => other.code === code && listOf(other.pointer) === listOf(pointer)),
  );
  const codes = new Set(listed.map(({ code }) => code));
  const tableOf = ({ mappings }: Workflow) =>
    mappings.flatMap(({ code, pointer }) => (code === undefined ? [] : [{ file, pointer, code }]));
  const missing = [...namedCodes(tenant), ...workflows.flatMap(tableOf)].filter(({ code }) => !codes.has(code));
  return [
    ...repeated.map(({ pointer, code }) => file.at(pointer, 'error', 'invalid-file', `The status "${code}" is listed twice.`)),
    ...missing.map(({ file: naming, pointer, code }) =>
      naming.at(
        pointer,
        'warning',
        'unmapped-status',
        `"${code}" is not among "statuses" of ${file.path}: staff cannot set it.`,
        nearest(code, codes),
      ),
    ),
  ];
}

const { minimum, maximum } = facts['account.status'].domain;
const accountStatuses = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
