import { screenPath } from '../address/index.ts';
import { done, type Action } from './action.ts';

/** BKG-01: what the screen needs travels as navigation state, so that no address has it (SEC-35). */
export const openBooking: Action<'open-booking'> = async (visit, { browser }) => {
  browser.go(screenPath('appointment-booking'), false, visit);
  return done;
};
