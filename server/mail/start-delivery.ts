import { startRounds, type Rounds } from '../rounds.ts';
import { deliverDue, type Delivery } from './deliver.ts';

/** Sends what is due every two seconds, and at once when nudged. */
export const startDelivery = (delivery: Delivery, everyMs = 2000): Rounds =>
  startRounds(async () => (await deliverDue(delivery)) > 0, { everyMs, onFailure: (error) => delivery.onFailure?.('-', error) });
