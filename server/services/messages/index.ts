/** The door of server/services/messages: the outbox and what empties it. */
export type { Delivery } from './deliver.ts';
export { startDelivery } from './start-delivery.ts';
export { makeMailer, type MailSettings } from './make-mailer.ts';
export type { Channel, Mailer, Message } from './message.ts';
export { messageWrite, queueMessage, silentOutbox, type HeldMessage, type MessageSeal, type Outbox } from './outbox.ts';
export { outboxRoutes, type OutboxOptions } from './outbox-routes.ts';
