import { createHeldNotice } from './held-notice.ts';

interface LinkOfAnother {
  /** Whom it was sent to, masked. */
  readonly recipient: string;
  /** Its address, with the secret that is not in the tab. */
  readonly to: string;
}

/** SEC-9: a mailed link that was opened while another person is signed in; until they have chosen, nothing of it is read or used up. */
export const linkOfAnother = createHeldNotice<LinkOfAnother>();
