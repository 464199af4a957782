import { keptRule, nearest, type Rule } from '#engine';
import { schemaFindings } from '../documents.ts';
import type { Finding } from '../finding.ts';
import type { JsonFile } from '../json-file.ts';
import type { Published } from '../published.ts';
import { configurationNames } from '#schemas/tenant';
import type { TenantFiles } from '../tenant-files.ts';
import { namedCodes } from './status-codes.ts';
import { mappedBy, mappingsOf, type StepsFile } from './steps-file.ts';

/** Configuration by its schemas; phases, messages and rules of the workflow; status codes that nothing maps (CLM-02, CLM-10). */
export function workflowFindings(tenant: TenantFiles, published: Published): Finding[] {
  const files = tenant.in('configuration');
  const shapes = files.flatMap((file) =>
    configurationNames.includes(file.name)
      ? schemaFindings(file, file.name, published)
      : [
          file.at(
            '',
            'warning',
            'invalid-file',
            `No portal reads configuration/${file.name}.json.`,
            nearest(file.name, configurationNames),
          ),
        ],
  );
  const steps = files.find(({ name }) => name === 'hub-my-claim-steps');
  // Where the file is misshapen, that is told first: the rest could not be read.
  if (!steps || shapes.some(({ file }) => file === steps.path)) return shapes;
  return [...shapes, ...mappingFindings(steps), ...ruleFindings(steps), ...unmapped(tenant, steps)];
}

const contentOf = (file: JsonFile) => file.value as StepsFile;

function mappingFindings(file: JsonFile): Finding[] {
  const content = contentOf(file);
  const { steps, messageContents = {}, rules, workflowStatusMapping } = content;
  const count = Array.isArray(steps) ? steps.length : 0;
  const neither =
    rules === undefined && workflowStatusMapping === undefined
      ? [file.at('', 'error', 'invalid-file', 'Neither "workflowStatusMapping" nor "rules" is there: no phase would ever be shown.')]
      : [];
  const each = mappingsOf(content).flatMap(({ pointer, mapping: { stepStatuses, messageContentId } }) => {
    const found: Finding[] = [];
    if (!Array.isArray(stepStatuses))
      found.push(file.at(pointer, 'warning', 'unmapped-status', 'This status has no "stepStatuses": all its steps would be waiting.'));
    else if (stepStatuses.length !== count)
      found.push(
        file.at(`${pointer}/stepStatuses`, 'error', 'invalid-file', `There are ${count} steps, and states for ${stepStatuses.length}.`),
      );
    if (typeof messageContentId !== 'string')
      found.push(file.at(pointer, 'warning', 'unmapped-status', 'This status has no "messageContentId": no message is shown.'));
    else if (!Object.hasOwn(messageContents, messageContentId))
      found.push(
        file.at(
          `${pointer}/messageContentId`,
          'error',
          'unknown-message',
          `There is no message "${messageContentId}" in messageContents.`,
          nearest(messageContentId, Object.keys(messageContents)),
        ),
      );
    return found;
  });
  return [...neither, ...each];
}

function ruleFindings(file: JsonFile): Finding[] {
  return (contentOf(file).rules ?? []).flatMap(({ when }, index) =>
    (keptRule(when as Rule, 'workflow').faults ?? []).map(({ pointer, code, message, suggestion }) =>
      file.at(`/rules/${index}/when${pointer}`, 'error', code, message, suggestion),
    ),
  );
}

function unmapped(tenant: TenantFiles, steps: JsonFile): Finding[] {
  const isMapped = mappedBy(contentOf(steps));
  const known = [
    ...new Set([...namedCodes(tenant).map(({ code }) => code), ...Object.keys(contentOf(steps).workflowStatusMapping ?? {})]),
  ].filter(isMapped);
  return namedCodes(tenant)
    .filter(({ code }) => !isMapped(code))
    .map(({ file, pointer, code }) =>
      file.at(
        pointer,
        'warning',
        'unmapped-status',
        `Nothing in ${steps.path} maps "${code}" to phases and a message.`,
        nearest(code, known),
      ),
    );
}
