import type { ServerEvent } from '@mingjian/api';
import { createStore, type ReadableStore } from '@mingjian/ui';

/** A record that another window has saved or deleted. */
export interface ChangedRecord {
  resource: string;
  id: string;
  /** The version that was saved; `null` for a deleted record. */
  version: number | null;
}

/** A message between the windows of one person in one browser. It holds ids and no text. */
export type WindowMessage =
  /** Records were saved or deleted; the responses of their resources are out of date. */
  | { kind: 'changed'; resources: readonly string[]; records: readonly ChangedRecord[] }
  /** The server pushed an event to the window that listens for all. */
  | { kind: 'event'; event: ServerEvent; lastEventId: string };

/** The other windows of the person, in this browser. */
export interface Windows {
  /** Sends a message to the other windows: to none before `connect`, or without a channel. */
  post(message: WindowMessage): void;
  /** Treats a message as if another window had sent it. */
  deliver(message: WindowMessage): void;
  /** Calls a listener with each message of another window. Returns the function that stops it. */
  subscribe(listener: (message: WindowMessage) => void): () => void;
  /** Joins the windows of a person. Returns a function that leaves them. */
  connect(userId: string): () => void;
  /** Versions of the records that other windows have changed, by `resource/id`. */
  changed: ReadableStore<ReadonlyMap<string, number | null>>;
}

/** Returns the key of a record in `changed`. */
export const recordKey = (resource: string, id: string) => `${resource}/${id}`;

/** Returns the windows of a session, not connected yet. */
export function createWindows(): Windows {
  const listeners = new Set<(message: WindowMessage) => void>();
  const changed = createStore<ReadonlyMap<string, number | null>>(new Map());
  let channel: BroadcastChannel | undefined;

  const deliver = (message: WindowMessage) => {
    if (message.kind === 'changed')
      changed.update((before) => withRecords(before, message.records));
    for (const listener of listeners) listener(message);
  };
  const receive = ({ data }: MessageEvent<WindowMessage>) => deliver(data);
  return {
    changed,
    deliver,
    post: (message) => channel?.postMessage(message),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect(userId) {
      if (!('BroadcastChannel' in globalThis)) return () => {};
      const joined = new BroadcastChannel(`mingjian ${userId}`);
      joined.addEventListener('message', receive);
      channel = joined;
      return () => {
        joined.close();
        if (channel === joined) channel = undefined;
      };
    },
  };
}

/** Records that are remembered. A form is about one of the latest. */
const CAPACITY = 500;

function withRecords(
  before: ReadonlyMap<string, number | null>,
  records: readonly ChangedRecord[],
): ReadonlyMap<string, number | null> {
  if (records.length === 0) return before;
  const after = new Map(before);
  for (const { resource, id, version } of records) {
    const key = recordKey(resource, id);
    after.delete(key);
    after.set(key, version);
  }
  for (const key of after.keys()) {
    if (after.size <= CAPACITY) break;
    after.delete(key);
  }
  return after;
}
