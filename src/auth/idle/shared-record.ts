import { readRecord, type SessionRecord } from './session-record.ts';

const name = 'portico.session';

/** The record that all tabs of this browser share. */
export interface SharedRecord {
  /** Null where nothing is kept; undefined where storage is closed. */
  read(): SessionRecord | null | undefined;
  /** Keeps it for tabs that are opened or awake later, and sends it to those that are open. */
  write(record: SessionRecord): void;
  onHeard(listener: (record: SessionRecord) => void): void;
}

/** By a channel, and by storage: either of them may be closed. */
export function createSharedRecord(window: Window & typeof globalThis): SharedRecord {
  const channel = typeof window.BroadcastChannel === 'function' ? new window.BroadcastChannel(name) : undefined;
  const parsed = (text: string | null): SessionRecord | undefined => {
    try {
      return readRecord(JSON.parse(text ?? 'null'));
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      try {
        return parsed(window.localStorage.getItem(name)) ?? null;
      } catch {
        return undefined;
      }
    },
    write(record) {
      try {
        window.localStorage.setItem(name, JSON.stringify(record));
      } catch {
        // The channel is enough for tabs that are open.
      }
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
