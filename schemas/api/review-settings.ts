/** How the answers to a form are shown once more before they are sent. */
export interface ReviewSettings {
  /** Name of the last page, where it is shown with the answers in place of a step of its own. */
  readonly declarationPage?: string;
  /** Questions without an answer are left out. */
  readonly answeredOnly?: true;
}
