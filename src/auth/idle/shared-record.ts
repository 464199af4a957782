import { readRecord, type SessionRecord } from './session-record.ts';

const name = 'portico.session';

/** The record that all tabs of this browser share. */
export interface SharedRecord {
  /** Null where nothing is kept; undefined where storage is closed, or takes nothing. */
  read(): SessionRecord | null | undefined;
  /** Keeps it for tabs that are opened or awake later, and sends it to those that are open. */
  write(record: SessionRecord): void;
  onHeard(listener: (record: SessionRecord) => void): void;
}

/** By a channel, and by storage: either of them may be closed. */
export function createSharedRecord(window: Window & typeof globalThis): SharedRecord {
  const channel = typeof window.BroadcastChannel === 'function' ? new window.BroadcastChannel(name) : undefined;
  return {
    read() {
      const kept = readKept(window);
      return kept === null && !takesRecords(window) ? undefined : kept;
    },
    write(record) {
      keep(window, record);
      channel?.postMessage(record);
    },
    onHeard(listener) {
      const heard = (record: SessionRecord | undefined): void => {
        if (record) listener(record);
      };
      channel?.addEventListener('message', ({ data }) => heard(readRecord(data)));
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === name) heard(parsed(newValue));
      });
    },
  };
}

/** How a session ended that other documents may still show: `sign-out` where there is no cookie any more. */
export interface EndElsewhere {
  readonly over: NonNullable<SessionRecord['over']>;
  /** When the server was asked: a person who did something since may have signed in since. */
  readonly askedAt: number;
}

/** The end of a session that this document never knew of reaches the tabs that still show it: a sign-out without script writes no record. */
export function endElsewhere(window: Window, { over, askedAt }: EndElsewhere): void {
  const kept = readKept(window);
  if (kept && !kept.over && kept.at < askedAt) keep(window, { ...kept, over });
}

function parsed(text: string | null): SessionRecord | undefined {
  try {
    return readRecord(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

function readKept(window: Window): SessionRecord | null | undefined {
  try {
    return parsed(window.localStorage.getItem(name)) ?? null;
  } catch {
    return undefined;
  }
}

/** Each tab would take that of another for another sign-in where none of them is kept. */
function takesRecords({ localStorage }: Window): boolean {
  try {
    localStorage.setItem(`${name}.try`, '');
    localStorage.removeItem(`${name}.try`);
    return true;
  } catch {
    return false;
  }
}

function keep(window: Window, record: SessionRecord): void {
  try {
    window.localStorage.setItem(name, JSON.stringify(record));
  } catch {
    // The channel is enough for tabs that are open.
  }
}
