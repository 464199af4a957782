export type { DataState, NavigationView, NeedName, Needs, SessionView } from './needs.ts';
export type { ClaimsColumn, ClaimsView, FormRow, FormsListView, SubmissionStatus } from './hub.ts';
