import { LocalizableString, QuestionNonValue, Serializer, type PageModel, type Question, type SurveyModel } from 'survey-core';
import type { FormView } from '#schemas/api';
import { isDeclaration } from '../../model/definition/index.ts';
import { reviewName } from '../questions/step-title.ts';

/** Type of the part of a form that shows its answers; no definition can name it. */
export const reviewType = 'answersreview';

class ReviewPart extends QuestionNonValue {
  override getType(): string {
    return reviewType;
  }
}
Serializer.addClass(reviewType, [], () => new ReviewPart(''), 'nonvalue');

/** How answers are shown before they are sent. */
export interface ReviewOptions {
  readonly settings: NonNullable<FormView['review']>;
  /** Of the step. */
  readonly title: string;
  /** Above the answers: that they are not sent yet. */
  readonly hint: string;
}

/** The last step of an open form, which shows its answers before they are sent. */
export interface AnswersReview extends Pick<ReviewOptions, 'settings' | 'hint'> {
  readonly page: PageModel;
  /** Of the declaration below the answers, where there is one. */
  readonly declaration?: { readonly title: string; readonly description: LocalizableString };
  /** The question that is changed, or corrected; the way on then leads back to the answers. */
  changing?: Question | undefined;
  /** The question that was changed last: its line is where reading goes on. */
  changed?: Question | undefined;
  /** Steps that were shown before a change: those that it brings are shown before the answers are. */
  known: ReadonlySet<PageModel>;
}

const reviews = new WeakMap<SurveyModel, AnswersReview>();

/** The review of an open form; undefined where its last step sends it. */
export const answersReviewOf = (model: SurveyModel): AnswersReview | undefined => reviews.get(model);

/**
 * Adds the step that shows the answers. A declaration that is always the last page is below them, on the same step; one that depends on answers
 * is a step like others.
 */
export function addReview(model: SurveyModel, { settings, title, hint }: ReviewOptions): void {
  const last = model.pages.at(-1) as PageModel | undefined;
  const own = isDeclaration(last, settings) ? last : undefined;
  const declaration = own && { title: own.processedTitle, description: copyOf(own.locDescription) };
  const page = own ?? (model.addNewPage(reviewName) as PageModel);
  page.title = title;
  page.description = '';
  const part = new ReviewPart(reviewName);
  page.addElement(part, 0);
  reviews.set(model, { page, settings, hint, known: new Set(), ...(declaration ? { declaration } : {}) });
}

function copyOf(text: LocalizableString): LocalizableString {
  const copy = new LocalizableString(text.owner, true);
  copy.setJson(text.getJson());
  return copy;
}

/** Notes that the form is left at its review to change or correct a question. */
export function leaveReview(model: SurveyModel, question: Question): void {
  const review = reviews.get(model);
  if (!review || model.currentPage !== review.page) return;
  review.changing = question;
  review.known = new Set(model.visiblePages);
}

/**
 * The step that follows a valid one: the next; after a change that began at the review the first that is not complete or that the change has
 * brought, and then the review again.
 */
export function stepAfter(model: SurveyModel): PageModel | undefined {
  const review = reviews.get(model);
  const pages = model.visiblePages;
  if (!review?.changing) return pages[model.currentPageNo + 1];
  const next = pages.find((page) => page === review.page || !review.known.has(page) || !page.validate(false));
  if (next === review.page) {
    review.changed = review.changing;
    review.changing = undefined;
  } else if (next) review.known = new Set([...review.known, next]);
  return next;
}
