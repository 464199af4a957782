import { startRounds, type Rounds } from '../rounds.ts';
import { beginDue, type Delivery } from './deliver.ts';

/** So many are sent at a time, at most. */
const atOnce = 20;

/** Sends what is due every two seconds, and at once when nudged. A provider that takes its time holds up nobody else's message. */
export function startDelivery(delivery: Delivery, everyMs = 2000): Rounds {
  const failing = (words: string) => (error: unknown) => delivery.log.warn({ err: error }, `${words}; it will be tried again`);
  const inHand = new Set<Promise<void>>();
  const turn = async (): Promise<boolean> => {
    if (inHand.size >= atOnce) return false;
    const begun = await beginDue(delivery, atOnce - inHand.size);
    for (const sending of begun) {
      const ended: Promise<void> = sending
        .catch(failing('it was not written what became of a message'))
        .finally(() => inHand.delete(ended));
      inHand.add(ended);
    }
    return begun.length > 0;
  };
  const rounds = startRounds(turn, { everyMs, onFailure: failing('messages that are due could not be looked up') });
  return {
    nudge: () => rounds.nudge(),
    async stop() {
      await rounds.stop();
      await Promise.all(inHand);
    },
  };
}
