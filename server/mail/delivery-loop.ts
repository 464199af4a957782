import { deliverDue, type Delivery } from './deliver.ts';

export interface DeliveryLoop {
  /** Something was just queued: send it now rather than at the next turn. */
  nudge(): void;
  /** Waits for the round that runs. */
  stop(): Promise<void>;
}

/** Sends what is due every two seconds, and at once when nudged; never two rounds at a time in one process. */
export function startDelivery(delivery: Delivery, everyMs = 2000): DeliveryLoop {
  let running: Promise<void> | undefined;
  let again = false;
  const round = async (): Promise<void> => {
    do {
      again = false;
      try {
        while ((await deliverDue(delivery)) > 0);
      } catch (error) {
        delivery.onFailure?.('-', error);
      }
    } while (again);
    running = undefined;
  };
  const nudge = (): void => {
    again = true;
    running ??= round();
  };
  const timer = setInterval(nudge, everyMs);
  timer.unref();
  return {
    nudge,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
