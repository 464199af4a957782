import { keeperOf, type ActingPerson } from '../acting/index.ts';
import { markOf, type SessionState } from '../auth/index.ts';
import { forgetSentForm, sentByPerson, sentHere, sentInTab, type SentForm } from './forget-sent-form.ts';
import { checkedReference } from './reference-in-html.ts';

/** Confirmation page of a form that names no other (CNF-01). */
export const defaultConfirmation = 'claim-success';

/**
 * CNF-01: keeps what was just sent: of a person signed in on this device, beside a salted hash of who they are, and of a visitor in this tab
 * alone. A closed storage keeps nothing: then this document knows it.
 */
export async function keepSentForm(sent: SentForm): Promise<void> {
  const { reference, slug, submissionId, formSlug, person, token } = sent;
  forgetSentForm();
  if (person === undefined)
    return sentInTab.keep(JSON.stringify({ reference, slug, ...(token === undefined ? {} : { submissionId, formSlug, token }) }));
  try {
    const salt = crypto.randomUUID();
    localStorage.setItem(sentByPerson, JSON.stringify({ reference, slug, submissionId, formSlug, salt, mark: await markOf(person, salt) }));
  } catch {
    sentHere.form = sent;
  }
}

/** What this person last sent from this browser, or a visitor from this tab; null where nothing is known. */
export async function lastSentForm(person: string | undefined): Promise<SentForm | null> {
  return (await keptSentForm(person)) ?? (sentHere.form && sentHere.form.person === person ? sentHere.form : null);
}

async function keptSentForm(person: string | undefined): Promise<SentForm | null> {
  try {
    const text = person === undefined ? sentInTab.read() : localStorage.getItem(sentByPerson);
    const { reference, slug, submissionId, formSlug, token, salt, mark } = JSON.parse(text ?? 'null') as Readonly<Record<string, unknown>>;
    if (typeof reference !== 'string' || typeof slug !== 'string') return null;
    if (person !== undefined && (typeof salt !== 'string' || (await markOf(person, salt)) !== mark)) return null;
    return {
      reference: checkedReference(reference) ?? '',
      slug,
      person,
      ...(typeof submissionId === 'string' ? { submissionId } : {}),
      ...(typeof formSlug === 'string' ? { formSlug } : {}),
      ...(typeof token === 'string' ? { token } : {}),
    };
  } catch {
    return null;
  }
}

/**
 * CNF-01: what this browser sent last, where that is what an address asks to confirm; null otherwise. Without a reference in the address the kept one
 * counts. Staff who act for no account confirm nothing of a visitor's.
 */
export async function sentFormAt({ searchParams }: URL, session: SessionState, acting: ActingPerson): Promise<SentForm | null> {
  const person = session.state === 'signed-in' ? keeperOf(session, acting) : undefined;
  if (session.state === 'signed-in' && person === undefined) return null;
  const sent = await lastSentForm(person);
  const reference = checkedReference(searchParams.get('referenceNumber'));
  const isAsked = sent?.slug === confirmationSlugIn(searchParams) && (reference === null || reference === sent.reference);
  return isAsked ? sent : null;
}

/** The confirmation page that an address names (CNF-01). Pure. */
export const confirmationSlugIn = (query: URLSearchParams): string => query.get('slug') ?? defaultConfirmation;
