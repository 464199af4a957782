import { startRounds, type Rounds } from '../../platform/workers/index.ts';
import { beginDue, deliverOne, type Delivery } from './deliver.ts';
import { sentAtOnce, type Outbox } from './outbox.ts';

/**
 * Sends what is due every two seconds, at once when asked to, and without being looked up where a place was kept for it. A provider that takes
 * its time delays no other message.
 */
export function startDelivery(delivery: Delivery, everyMs = 2000): Rounds & Outbox {
  const failing = (words: string) => (error: unknown) => delivery.log.warn({ err: error }, `${words}; it will be tried again`);
  const deliveries = new Set<Promise<void>>();
  let reserved = 0;
  let stopped = false;
  const follow = (sending: Promise<void>): void => {
    const ended: Promise<void> = sending
      .catch(failing('it was not written what became of a message'))
      .finally(() => deliveries.delete(ended));
    deliveries.add(ended);
  };
  const round = async (): Promise<boolean> => {
    const free = sentAtOnce - deliveries.size - reserved;
    if (free <= 0) return false;
    const begun = await beginDue(delivery, free);
    for (const sending of begun) follow(sending);
    return begun.length > 0;
  };
  const rounds = startRounds(round, { everyMs, onFailure: failing('messages that are due could not be looked up') });
  return {
    reserve() {
      if (stopped || deliveries.size + reserved >= sentAtOnce) return undefined;
      reserved += 1;
      return {
        send(message) {
          reserved -= 1;
          follow(deliverOne(delivery, message));
        },
        release: () => void (reserved -= 1),
      };
    },
    runNow: () => rounds.runNow(),
    async stop() {
      stopped = true;
      await rounds.stop();
      await Promise.all(deliveries);
      delivery.mailer.close?.();
    },
  };
}
