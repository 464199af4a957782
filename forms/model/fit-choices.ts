import { Helpers, ItemValue, type Question } from 'survey-core';
import { isScalar } from '#schemas/shared/is-scalar';
import { isSingle } from './set-by-triggers.ts';

type Special = 'None' | 'Refuse' | 'DontKnow' | 'Other';
type Choosing = Question & { readonly [Name in Special as `show${Name}Item`]?: boolean } & {
  readonly noneItem: ItemValue;
  readonly refuseItem: ItemValue;
  readonly dontKnowItem: ItemValue;
  readonly otherItem: ItemValue;
  readonly choices?: readonly ItemValue[];
  /** With those between `choicesMin` and `choicesMax`. */
  readonly activeChoices?: readonly ItemValue[];
  readonly choicesLazyLoadEnabled?: boolean;
  readonly choicesByUrl?: { readonly url?: string };
  readonly choicesFromQuestion?: string;
  readonly keepIncorrectValues?: boolean;
  readonly allowCustomChoices?: boolean;
  readonly getStoreOthersAsComment: () => boolean;
  readonly visibleRateValues?: readonly ItemValue[];
  readonly multiSelect?: boolean;
  readonly valuePropertyName?: string;
  readonly valueTrue?: unknown;
  readonly valueFalse?: unknown;
};

const severalOf = new Set(['checkbox', 'ranking']);

/** Whether an item of a list has this value, as it is written: survey-core itself takes "0x1" for 1. */
export const fitsOne = (items: readonly ItemValue[], value: unknown): boolean => items.some((item) => isSame(item.value, value));

const isSame = (one: unknown, other: unknown): boolean =>
  isScalar(one) && isScalar(other) ? String(one) === String(other) : Helpers.isTwoValueEquals(one, other);

export interface Offer {
  readonly question: Question;
  /** Choices of the table the question is a column of, used where it has none. */
  readonly ofTable?: readonly ItemValue[];
}

/** The part of an answer that its question offers; all of it where the choices are not known here. Pure. */
export function fitChoices({ question: given, ofTable = [] }: Offer, value: unknown, keepsChoices: boolean) {
  const question = given as unknown as Choosing;
  const several = severalOf.has(question.getType()) || question.multiSelect === true;
  if (several !== Array.isArray(value)) return { kept: undefined, fits: false };
  const offered = keepsChoices ? undefined : offeredBy(question, ofTable);
  const suits = (one: unknown): boolean =>
    offered === undefined ? keepsChoices || (one !== null && isSingle(one)) : fitsOne(offered, chosenIn(one, question.valuePropertyName));
  if (!Array.isArray(value)) return { kept: suits(value) ? value : undefined, fits: suits(value) };
  const kept = keepsChoices
    ? value
    : together(value.filter(suits), (one) => chosenIn(one, question.valuePropertyName), exclusiveOf(question)).map((one) =>
        onlyMember(one, question.valuePropertyName),
      );
  return { kept: kept.length > 0 ? (kept as unknown) : undefined, fits: kept.length === value.length };
}

/** What may be chosen together: each once, and nothing beside a choice that excludes the others. Pure. */
export function together(chosen: readonly unknown[], valueOf: (one: unknown) => unknown, exclusive: readonly ItemValue[]): unknown[] {
  const once = chosen.filter((one, index) => chosen.findIndex((other) => isSame(valueOf(other), valueOf(one))) === index);
  return once.length > 1 ? once.filter((one) => !fitsOne(exclusive, valueOf(one))) : once;
}

const exclusiveOf = ({ choices = [], showNoneItem, noneItem, showRefuseItem, refuseItem, showDontKnowItem, dontKnowItem }: Choosing) => [
  ...choices.filter((item) => (item as ItemValue & { readonly isExclusive?: boolean }).isExclusive === true),
  ...(showNoneItem ? [noneItem] : []),
  ...(showRefuseItem ? [refuseItem] : []),
  ...(showDontKnowItem ? [dontKnowItem] : []),
];

/** Every value the question may have; undefined where that is not known without asking elsewhere, or where anything may be written. */
function offeredBy(question: Choosing, ofTable: readonly ItemValue[]): readonly ItemValue[] | undefined {
  const type = question.getType();
  if (type === 'boolean') return [new ItemValue(question.valueTrue ?? true), new ItemValue(question.valueFalse ?? false)];
  if (type === 'rating') return question.visibleRateValues;
  const { choices = [], activeChoices } = question;
  if (activeChoices === undefined || question.choicesLazyLoadEnabled || question.choicesByUrl?.url || question.choicesFromQuestion)
    return undefined;
  if (question.keepIncorrectValues || question.allowCustomChoices) return undefined;
  if (question.showOtherItem && !question.getStoreOthersAsComment()) return undefined;
  const special = [
    question.showNoneItem ? [question.noneItem] : [],
    question.showRefuseItem ? [question.refuseItem] : [],
    question.showDontKnowItem ? [question.dontKnowItem] : [],
    question.showOtherItem ? [question.otherItem] : [],
  ];
  return [...(choices.length > 0 ? [] : ofTable), ...activeChoices, ...special.flat()];
}

/** A choice may be a member of a row, as where a table and its choices share an answer. */
const chosenIn = (one: unknown, member: string | undefined): unknown =>
  member && typeof one === 'object' && one !== null ? (one as Readonly<Record<string, unknown>>)[member] : one;

/** Of a row that has the choice as a member, this member alone: what is beside it belongs to the table. */
const onlyMember = (one: unknown, member: string | undefined): unknown =>
  member && typeof one === 'object' && one !== null ? { [member]: chosenIn(one, member) } : one;
