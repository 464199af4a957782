import type { SignInMethod } from '#schemas/shared/sign-in-method';

/** Ways to reach a person. */
export type Channel = SignInMethod;

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a person is sent. Plain text; `subject` is for mail only. */
export interface Message {
  /** Stable over retries, so that a provider can drop doubles. */
  readonly id: string;
  readonly channel: Channel;
  /** Mail address, or `+` and digits. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom a reply goes to, where that is not the portal itself. For mail only. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  /** For mail only. */
  readonly attachment?: Attachment | undefined;
}

/** Hands a message to its provider. Rejects when it was not accepted; the outbox tries again. */
export interface Mailer {
  send(message: Message): Promise<void>;
  /** Ends the connections that it keeps, once nothing is being sent. */
  close?(): void;
}
