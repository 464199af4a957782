import { createKeepAlive, type KeepAliveParts } from './keep-alive.ts';
import { phaseOf, type SessionEnd, type SessionPhase } from './session-phase.ts';
import { joined, type SessionRecord } from './session-record.ts';
import type { SharedRecord } from './shared-record.ts';

interface WatchParts extends KeepAliveParts {
  readonly shared: SharedRecord;
  readonly newId: () => string;
  readonly onPhase: (phase: SessionPhase) => void;
  /** Once. `first`: no other tab has ended it before. */
  readonly onOver: (by: SessionEnd, first: boolean) => void;
}

export interface SessionWatch {
  /** A person is signed in; `fresh`: by signing in in this document. Another site can open a document: that alone is no activity. */
  begin(minutes: number, fresh: boolean): void;
  /** The person did something. While they are asked whether they are still there, only `stay` is an answer. */
  active(): void;
  /** The person is still there. */
  stay(): void;
  /** Looks at the clock. */
  check(): void;
  /** The person signed out in this tab, which leaves its document by itself. */
  signedOut(): void;
  /** A document that was left is shown again. */
  shownAgain(): void;
}

/** Activity is written at most this often. */
const often = 1000;

/** SES-01: the idle time of a sign-in, counted by all of its tabs together. */
export function createSessionWatch({ shared, clock, newId, onPhase, onOver, ...server }: WatchParts): SessionWatch {
  const keepAlive = createKeepAlive({ clock, ...server, wanted: () => !left && phase.is === 'active' });
  let own: { readonly id: string; readonly minutes: number } | undefined;
  let record: SessionRecord = { id: '', at: 0 };
  let phase: SessionPhase = { is: 'active' };
  let left = true;
  let checkedAt = 0;

  const put = (next: SessionRecord): void => {
    record = next;
    shared.write(next);
  };
  const take = (heard: SessionRecord | null | undefined): void => {
    if (!heard || !own) return;
    record = joined(record, heard);
    if (own.id === '') own = { ...own, id: record.id };
  };
  const enter = (next: SessionPhase): void => {
    const changed = next.is !== phase.is || (next.is === 'ending' && phase.is === 'ending' && next.endsAt !== phase.endsAt);
    phase = next;
    if (changed) onPhase(next);
  };
  const check = (): void => {
    if (left || !own) return;
    let next = phaseOf(record, own, clock());
    if (next.is !== 'active') {
      // Another tab may know better, also where its news did not arrive.
      take(shared.read());
      next = phaseOf(record, own, clock());
    }
    enter(next);
    if (next.is !== 'over') return;
    left = true;
    const first = next.by === 'idle' && record.over === undefined;
    if (first) put({ ...record, over: 'idle' });
    onOver(next.by, first);
  };
  /** What other tabs have written counts before anything of this one does: activity revives nothing. */
  const catchUp = (): void => {
    take(shared.read());
    check();
  };
  const renew = (): void => {
    put({ ...record, at: clock() });
    enter({ is: 'active' });
  };

  shared.onHeard((heard) => {
    if (left) return;
    take(heard);
    check();
  });

  return {
    begin(minutes, fresh) {
      if (!left && own && !fresh) {
        own = { ...own, minutes };
        return;
      }
      const kept = fresh ? null : shared.read();
      const living = kept && phaseOf(kept, { id: kept.id, minutes }, clock()).is !== 'over' ? kept : undefined;
      own = { id: living?.id ?? (kept === undefined && !fresh ? '' : newId()), minutes };
      left = false;
      phase = { is: 'active' };
      if (fresh) keepAlive.reached();
      record = living ?? { id: own.id, at: clock() };
      // Without storage this tab cannot know when the person last did something: what it assumes is not for the others.
      if (!living && own.id !== '') put(record);
    },
    active() {
      const now = clock();
      if (left || (now >= checkedAt && now - checkedAt < often)) return;
      checkedAt = now;
      catchUp();
      if (left || phase.is !== 'active') return;
      renew();
      keepAlive.active();
    },
    stay() {
      if (left) return;
      catchUp();
      if (left || phase.is !== 'ending') return;
      renew();
      keepAlive.now();
    },
    check,
    signedOut() {
      if (!own) return;
      left = true;
      put({ ...record, over: 'sign-out' });
    },
    shownAgain() {
      if (!own) return;
      left = false;
      catchUp();
    },
  };
}
