import type { ClaimsAnswer } from '#schemas/api';

/**
 * The answers of the claims call as one (CLM-11): a person may have claims of several accounts. Status and number are those of the first; rows, columns, colours and
 * buttons are of all, each once; the interview is the first that there is. Undefined where there is no answer. Pure.
 */
export function mergeClaimsAnswers([first, ...others]: readonly ClaimsAnswer[]): ClaimsAnswer | undefined {
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  const label = all.find(({ eSignButtonLabel }) => eSignButtonLabel !== undefined)?.eSignButtonLabel;
  const { app_StartTime, app_CancelUrl, app_RescheduleUrl } = all.find((answer) => answer.app_StartTime !== undefined) ?? first;
  return {
    ...first,
    columns: once(
      all.flatMap(({ columns }) => columns),
      ({ field }) => field,
    ),
    statusColours: Object.assign({}, ...all.toReversed().map(({ statusColours }) => statusColours)) as ClaimsAnswer['statusColours'],
    claims: once(
      all.flatMap(({ claims }) => claims),
      (claim) => claim['SubmissionId'] ?? claim,
    ),
    accountButtons: once(
      all.flatMap(({ accountButtons }) => accountButtons),
      ({ controlLabel, formSlug }) => JSON.stringify([controlLabel, formSlug.formSlug]),
    ),
    isESignEnabled: all.some(({ isESignEnabled }) => isESignEnabled),
    ...(label === undefined ? {} : { eSignButtonLabel: label }),
    ...(app_StartTime === undefined ? {} : { app_StartTime }),
    ...(app_CancelUrl === undefined ? {} : { app_CancelUrl }),
    ...(app_RescheduleUrl === undefined ? {} : { app_RescheduleUrl }),
  };
}

function once<Item>(items: readonly Item[], nameOf: (item: Item) => unknown): Item[] {
  const known = new Map<unknown, Item>();
  for (const item of items) if (!known.has(nameOf(item))) known.set(nameOf(item), item);
  return [...known.values()];
}
