import type { ContactKind, PostalAddress } from '../shared/contact-details.ts';
import type { BookedInterview, BookingVisit } from '../shared/booking.ts';
import type { SignInMethod } from '../shared/sign-in-method.ts';
import type { DocumentFilePreview, StatusFilePreview, RunProgress } from './status-file.ts';
import type { FormActions } from './form-actions.ts';

/**
 * What a block may ask of the app. A block never fetches or routes: it calls
 * `act(name, payload)` and reads the outcome. The gallery logs them; `src/actions` answers them.
 */
export interface Actions extends FormActions {
  /** Go to an address of this portal; the browser is on its way before the call returns. */
  navigate: { payload: { to: string; replace?: boolean }; value: undefined };
  /** Show the page in another language of the tenant (NAV-02). */
  'choose-language': { payload: { code: string }; value: undefined };
  /** Show or hide unpublished content (PAGE-14, NAV-04). */
  'toggle-drafts': { payload: { on: boolean }; value: undefined };
  /** LOGIN-05, LOGIN-06: check the account, then send a passcode. */
  'sign-in-start': {
    /** `countryCode`: of the field beside a number, as typed. `person`: token of the tick box for persons. */
    payload: { method: SignInMethod; username: string; countryCode?: string; person?: string };
    value: { sentTo: string; expiresInSeconds: number; codeLength: number };
  };
  /** LOGIN-06: send another code for the running sign-in; the server knows its person. */
  'sign-in-resend': { payload: Record<string, never>; value: { sentTo: string; expiresInSeconds: number; codeLength: number } };
  /** LOGIN-06, LOGIN-09: answer the passcode. */
  'sign-in-answer': { payload: { code: string }; value: { next: string } };
  /** LOGIN-14: the step of a sign-in that began before this document: a reload, or a form posted without a script. */
  'sign-in-resume': {
    payload: Record<string, never>;
    /** `faultWords`: the words of the server’s refusal; `registered`: the sign-in is the last step of a registration (REG-05). */
    value: { method?: SignInMethod; fault?: string; faultWords?: string; registered?: boolean } & (
      | { step: 'name'; username?: string; countryCode?: string }
      | { step: 'passcode'; sentTo: string; expiresInSeconds: number; codeLength: number; ifKnown?: boolean }
    );
  };
  /** NAV-03. */
  'sign-out': { payload: { to?: string }; value: undefined };
  /** Ask one need of the page again. */
  reload: { payload: { need: string }; value: undefined };
  /** BLK-03: these items of the news count as read on this device; `not-kept` where it refuses to keep that. */
  'mark-news-read': { payload: { ids: readonly string[] }; value: undefined };
  /** BLK-02: send what a visitor wrote to the firm. `leaveEmpty` is a field that no person sees: the firm is shown that it was filled. */
  'send-message': { payload: { name: string; email: string; message: string; leaveEmpty: string }; value: undefined };
  /** ESG-02: leave for the page where a document is signed; with `replace` its page takes the place of this one in the history. */
  'sign-document': { payload: { submissionId?: string | undefined; documentId: string; replace?: boolean }; value: undefined };
  /** CLM-04 to CLM-06: open the booking screen, with what it needs as navigation state (BKG-01). */
  'open-booking': { payload: BookingVisit; value: undefined };
  /** Keep an interview on this device as a file for calendars. */
  'keep-appointment': { payload: Pick<BookedInterview, 'startsAt' | 'minutes'> & { title: string }; value: undefined };
  /** DET-07, API-DMS: fetch a stored file and keep it on this device under its name. */
  'download-file': { payload: { fileId: string; fileName: string; as?: 'jpeg' }; value: undefined };
  /** DET-01: keep the answers of a submission on this device as a PDF of this name. */
  /** Of a submission, as it was sent last or in a version before (GBK-06); without one, of the registration of the account. */
  'download-answers': { payload: { submissionId?: string | undefined; version?: number | undefined; name: string }; value: undefined };
  /** CNF-05: have a copy of what was sent mailed to the account. */
  'mail-answers': { payload: { submissionId: string }; value: { sentTo: string } };
  /** LOGIN-17: staff mail the person they act for a link to a form. */
  'send-link': { payload: { formSlug: string; submissionId?: string }; value: { sentTo: string } };
  /** ESG-09: staff send the account they act for a document: a PDF in Base64, or a template. A repeat with its id sends nothing. */
  'send-document': {
    payload: { documentId: string; submissionId?: string; name: string; filePurpose: string; pdf?: string; template?: string };
    value: undefined;
  };
  /** ESG-07: staff take back a document that is not signed; `already-signed` if it is by now. */
  'withdraw-document': { payload: { documentId: string }; value: undefined };
  /** GBK-01: staff give a form that was sent back, with what is to be corrected. */
  'give-back': { payload: { submissionId: string; reason: string }; value: undefined };
  /** GBK-03: they withdraw the request; `correction-begun` if something was changed by now. */
  'withdraw-correction': { payload: { submissionId: string }; value: undefined };
  /** STS-03: staff set the status of the account they act for; `status-changed` if it has another one by now than `replaces`. */
  'set-status': { payload: { replaces: string; code: string; day: string; text?: string; note?: string }; value: undefined };
  /** STS-04: take the newest change of a status back. */
  'undo-status': { payload: { number: number }; value: undefined };
  /** STS-07: what a file of statuses would change; `refused` has words where the file cannot be read. */
  'read-status-file': { payload: { file: string }; value: StatusFilePreview };
  /** ESG-10: who would be sent a document by a file of account numbers; `refused` has words where the file cannot be read. */
  'read-document-file': {
    payload: { file: string; name: string; filePurpose: string; pdf?: string; template?: string };
    value: DocumentFilePreview;
  };
  /** STS-07, ESG-10: begin what was read. */
  'start-run': { payload: { id: string }; value: RunProgress };
  /** STS-07: how far it is. */
  'read-run': { payload: { id: string }; value: RunProgress };
  /** PRO-01: correct name and postal address; refusals are details by the names of the server. */
  'save-details': { payload: { name: string; familyName: string; address: PostalAddress }; value: undefined };
  /** PRO-01: have codes sent to a new mail address or telephone number, and to the present one. */
  'begin-contact-change': { payload: { kind: ContactKind; value: string }; value: undefined };
  /** PRO-01: answer those codes; wrong ones are details by their names. Staff have none from the present address. */
  'confirm-contact-change': { payload: { kind: ContactKind; code: string; presentCode?: string }; value: undefined };
  /** PRO-01: keep what is there, and give the new one up. */
  'cancel-contact-change': { payload: { kind: ContactKind }; value: undefined };
}

export type ActionName = keyof Actions;

/** `code` is stable and kebab-case; the asking block turns it into words through its texts. */
export type Outcome<Name extends ActionName = ActionName> =
  | { readonly ok: true; readonly value: Actions[Name]['value'] }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message?: string;
      readonly details?: Readonly<Record<string, string>>;
      readonly retryAfterSeconds?: number;
      /** Of a file that was refused for its content: the ending that fits it. */
      readonly found?: string;
      /** How often a code may still be tried. */
      readonly triesLeft?: number;
      /** With `person-needed`: the site key of the tick box. */
      readonly recaptchaKey?: string;
    };

/** The one way in which a block asks for something. Never rejects: a failure is an outcome. */
export type Act = <Name extends ActionName>(name: Name, payload: Actions[Name]['payload']) => Promise<Outcome<Name>>;
