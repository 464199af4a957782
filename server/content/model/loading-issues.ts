import { formIssues, type FormIssue } from '#schemas/form';

/**
 * Why the content of an item could not be shown, where no published schema says so: a form that survey-core would not load (SEC-29).
 * Pointers are from the root of the item. Whoever stores content refuses it and keeps what was there.
 */
export const loadingIssues = (schema: string, fields: Readonly<Record<string, unknown>>): FormIssue[] =>
  schema === 'submission-form'
    ? formIssues(fields['surveyDefinition']).map((issue) => ({ ...issue, pointer: `/surveyDefinition${issue.pointer}` }))
    : [];
