/** The public entry of server/services/messages: the outbox and what empties it. */
export { makeMailer } from './make-mailer.ts';
export type { Attachment, Channel, Message } from './message.ts';
export { forgetMessages, sweepMessages } from './old-messages.ts';
export {
  type HeldMessage,
  type MessageSeal,
  type Outbox,
  type Queued,
  listMessages,
  messageWrite,
  queueMessage,
  silentOutbox,
} from './outbox.ts';
export { startDelivery } from './start-delivery.ts';
