export type { AuthCalls, PasscodeSent, SignInFault, SignInFlow, SignedIn } from './auth.ts';
export { contentSchemas, type ContentFault, type ContentItem, type ContentList, type ContentSchema } from './content.ts';
export type * from './entities.schema.ts';
export type { FormView } from './form-view.ts';
export type { ClaimsColumn, ClaimsView, FormRow, FormsListView, SubmissionStatus } from './hub.ts';
export type { DataState, NavigationView, NeedName, Needs, SessionView } from './needs.ts';
export type { CallOf } from './payloads.schema.ts';
export type { PageAssets, Render, RenderContext, RenderedPage } from './render.ts';
export { routes, type RouteName, type RouteRule } from './routes.ts';
