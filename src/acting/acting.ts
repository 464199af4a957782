import { accountParameter, type Submission } from '#schemas/api';
import { isSameOriginPath } from '#schemas/shared/same-origin-path';
import { listPath, registeringAt, type Registering } from '../address/index.ts';
import { personOf, type SessionState } from '../auth/index.ts';

/** A mailed link that opens one form for its account without a sign-in (FRM-01). */
export interface FormLink {
  readonly token: string;
  readonly accountId: string;
  /** The name under which answers are kept on this device. */
  readonly keeper: string;
  /** The one it names. */
  readonly submission: Submission | null;
}

/** For whom a screen acts (APP-04). */
export interface ActingPerson {
  /** Whether it is drawn in the variant for staff at work (FRM-19). */
  readonly workspace: boolean;
  /** The visitor or claimant, the account that staff chose, or, for staff who chose none, no account at all. */
  readonly account: 'own' | 'none' | { readonly id: string };
  /** Without a session, the form of the screen is filled by this link. */
  readonly link?: FormLink;
  /** The form of the screen makes an account, or for staff changes the one they chose (REG-04). */
  readonly registers?: Registering;
}

/** Visitors and claimants. */
export const oneself: ActingPerson = { workspace: false, account: 'own' };

/** Whether an address asks for the variant for staff; it is theirs alone. Pure. */
export const asksForWorkspace = ({ pathname, searchParams }: URL): boolean =>
  searchParams.get('isWorkspace') === 'true' || searchParams.has(accountParameter) || pathname.toLowerCase().startsWith('/listing/');

/** APP-04: staff act for the account of the address, or for none; the address changes nothing for anyone else. Pure. */
export function actingFor(session: SessionState, url: URL): ActingPerson {
  const registers = registeringAt(url);
  if (session.state !== 'signed-in' || !session.view.staff) return registers ? { ...oneself, registers } : oneself;
  const id = url.pathname.toLowerCase() === listPath ? null : url.searchParams.get(accountParameter);
  const workspace = asksForWorkspace(url);
  return { workspace, account: id ? { id } : 'none', ...(registers && workspace ? { registers } : {}) };
}

/** The account that staff chose. Pure. */
export const chosenBy = ({ account }: ActingPerson): string | undefined => (typeof account === 'object' ? account.id : undefined);

/** An address of the portal with the account that staff chose, so that they go on acting for it. Pure. */
export function carryChoice(to: string, acting: ActingPerson | undefined): string {
  const chosen = acting && chosenBy(acting);
  if (chosen === undefined || !isSameOriginPath(to)) return to;
  const { pathname, searchParams } = new URL(to, anyOrigin);
  return searchParams.has(accountParameter) || pathname === listPath ? to : withAccount(to, chosen);
}

/** A path of the portal as an address for the account of this id. Pure. */
export function withAccount(path: string, id: string): string {
  const url = new URL(path, anyOrigin);
  url.searchParams.set(accountParameter, id);
  return url.pathname + url.search + url.hash;
}

const anyOrigin = 'https://portal.invalid';

/**
 * The name under which answers are kept on this device: for staff, one for each account they act for, for the holder of a link that of its
 * account, and for a visitor who registers one of this device; undefined where there is none. Pure.
 */
export function keeperOf(session: SessionState, acting: ActingPerson): string | undefined {
  const { link, registers } = acting;
  const itself = link?.keeper ?? personOf(session);
  const person = registers ? `${registers.kind}${acting.workspace ? ` by ${itself}` : ''}` : itself;
  const chosen = chosenBy(acting);
  if (person === undefined || (acting.account === 'none' && !registers)) return undefined;
  return chosen === undefined ? person : `${person} for ${chosen}`;
}
