import type { SurveyModel } from 'survey-core';
import { attachmentOwnerOf } from '../../model/definition/index.ts';
import type { FieldQuestion } from '../../model/index.ts';
import type { Act, ListedAttachment } from '#schemas/page';
import { fileWarnings } from '#schemas/shared/statuses';
import { formContextOf, uploadsOf } from '../../state/index.ts';

export type Attachments =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly files: readonly ListedAttachment[] };

/** The files of one question of an open form: read once it is shown, and again when its owner changes, or a file of the form was received, checked or deleted, also while it hides itself. */
export class AttachmentsOf {
  #now: Attachments = { state: 'loading' };
  #asked = 0;
  #arrived: string;
  readonly #changed = new Set<() => void>();
  readonly #question: FieldQuestion;
  readonly #survey: SurveyModel;

  constructor(question: FieldQuestion) {
    this.#question = question;
    this.#survey = question.survey as SurveyModel;
    const owner = this.#text('ownerIdFieldName');
    this.#survey.onValueChanged.add((_, { name }) => {
      if (owner !== '' && name === owner) void this.load();
    });
    this.#arrived = this.#arrivedNow();
    uploadsOf(this.#survey).states.subscribe(() => {
      if (this.#arrived === (this.#arrived = this.#arrivedNow())) return;
      void this.refresh();
    });
    void this.load();
  }

  readonly now = (): Attachments => this.#now;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed);
    return () => void this.#changed.delete(changed);
  };

  load(): Promise<void> {
    this.#show({ state: 'loading' });
    return this.#read();
  }

  /** Reads again, and shows meanwhile what there is. */
  refresh(): Promise<void> {
    return this.#now.state === 'ready' ? this.#read() : this.load();
  }

  async #read(): Promise<void> {
    const asked = (this.#asked += 1);
    const owner = attachmentOwnerOf(this.#question.settings.property('attachmentOwner'));
    const ownerId = this.#ownerId(owner);
    const filePurpose = this.#text('filePurpose');
    const act: Act | undefined = formContextOf(this.#survey).act;
    const outcome = await act?.('list-attachments', { owner, ...(ownerId ? { ownerId } : {}), ...(filePurpose ? { filePurpose } : {}) });
    // The owner changed meanwhile.
    if (asked !== this.#asked) return;
    if (!outcome?.ok) return this.#show({ state: 'failed' });
    const { files } = outcome.value;
    this.#answer(files);
    if (this.#question.settings.property('hideIfEmpty') === true) this.#question.visible = files.length > 0;
    this.#show({ state: 'ready', files });
  }

  /** The answer is what the list shows. No person typed it, so that nothing is saved for it alone. */
  #answer(files: readonly ListedAttachment[]): void {
    const question = this.#question;
    const listed = files.filter(({ trouble }) => !trouble).map(({ id, fileName }) => ({ id, name: fileName }));
    const value = listed.length > 0 ? listed : undefined;
    question.data.setValue(question.getValueName(), value, false, false);
    question.updateValueFromSurvey(value);
    if (value) question.clearErrors();
  }

  #ownerId(owner: 'account' | 'submission'): string {
    const named = this.#text('ownerIdFieldName');
    // Of a submission that was begun without an id, the stored answers hold an empty one: what the form is opened with counts.
    const found: unknown = (named && this.#survey.getValue(named)) || this.#survey.getVariable(named || `${owner}_id`);
    // A form is opened without one, and begun by its first file.
    return String(found || (named === '' && owner === 'submission' && uploadsOf(this.#survey).submissionId) || '');
  }

  /** What of this form's files has arrived, each with its state, and how many were deleted. */
  #arrivedNow(): string {
    const { states, deleted } = uploadsOf(this.#survey);
    return JSON.stringify([states.idsIn('received'), states.idsIn('checked', ...fileWarnings), deleted]);
  }

  #text(name: string): string {
    return String(this.#question.settings.property(name) ?? '');
  }

  #show(now: Attachments): void {
    this.#now = now;
    for (const changed of this.#changed) changed();
  }
}

const known = new WeakMap<FieldQuestion, AttachmentsOf>();

/** The files of a question, as long as its form is open. */
export function attachmentsOf(question: FieldQuestion): AttachmentsOf {
  const found = known.get(question) ?? new AttachmentsOf(question);
  known.set(question, found);
  return found;
}
