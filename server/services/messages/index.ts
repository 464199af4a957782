/** The public entry of server/services/messages: the outbox and what empties it. */
export { makeMailer } from './make-mailer.ts';
export type { Channel, Message } from './message.ts';
export { forgetMessages, sweepMessages } from './old-messages.ts';
export { outboxRoutes } from './outbox-routes.ts';
export { type HeldMessage, type Outbox, messageWrite, queueMessage, silentOutbox } from './outbox.ts';
export { startDelivery } from './start-delivery.ts';
