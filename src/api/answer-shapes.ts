import type { RouteName } from '#schemas/api';
import { isObject } from '#locale/is-object';

/** The least that the readers of an answer need of it. */
export interface AnswerShape {
  /** The answer, or each item of a list, is an object with lists and objects of these names. */
  readonly list?: true;
  readonly lists?: readonly string[];
  readonly objects?: readonly string[];
}

const list = { list: true } as const;

/** Of the calls whose answers screens are drawn from. A proxy between portal and browser may answer in its place, with status 200. */
export const answerShapes: { readonly [Name in RouteName]?: AnswerShape } = {
  'accounts.mine': { list: true, objects: ['workflow', 'dynamicData'] },
  'accounts.statusColours': {},
  'accounts.formSlugConfig': { list: true, lists: ['hideFormTabInStatus', 'hideEditButtonInStatus'] },
  'profile.read': { lists: ['dataViews', 'provable', 'unproven', 'pending'], objects: ['address'] },
  'submissions.claims': { lists: ['claims'] },
  'submissions.bookingConfig': {
    lists: ['showScheduleInterviewWorkflowStatusCode', 'showCancelRescheduleInterviewWorkflowStatusCode'],
  },
  'submissions.detail': { objects: ['formRef', 'data', 'workflow'] },
  'submissions.ofAccount': list,
  'attachments.ofAccount': list,
  'attachments.ofSubmission': list,
  'attachments.esignList': list,
  'attachments.esignListOfAccount': list,
  'attachments.configuration': { lists: ['allowedFileTypeList'] },
  'addresses.countries': { lists: ['countries'] },
  'addresses.find': { lists: ['addresses'] },
  'workspace.accounts': { lists: ['accounts'] },
  'workspace.submissions': { lists: ['submissions'] },
};

/** Whether an answer can be what the call answers. Pure. */
export function isAnswerOf(name: RouteName, answer: unknown): boolean {
  const shape = answerShapes[name];
  if (!shape) return true;
  const { list: isList, lists = [], objects = [] } = shape;
  const isSound = (item: unknown): boolean =>
    isObject(item) && lists.every((key) => Array.isArray(item[key])) && objects.every((key) => isObject(item[key]));
  return isList ? Array.isArray(answer) && answer.every(isSound) : isSound(answer);
}
