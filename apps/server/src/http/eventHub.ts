import type { Listen } from '../database/notifications';
import { sessionEnded } from '../failure';
import type { Announcement } from './announce';
import {
  openConnection,
  type EventConnection,
  type SentEvent,
  type StreamOwner,
} from './eventConnection';
import { ServedEvents } from './servedEvents';

/** Streams that one session may have open. A further one takes the place of the oldest. */
const STREAMS_PER_SESSION = 3;
/** Milliseconds between two signs of life. */
const BEAT = 20_000;
/** Signs of life after which sessions are checked, in case no notification told of their end. */
const BEATS_PER_CHECK = 3;

/** Opens streams of events. */
export interface EventService {
  /**
   * Opens a stream of a session. `missed` reads the events that it missed; it is called once
   * nothing can be missed any more.
   */
  open(owner: StreamOwner, missed: () => Promise<readonly SentEvent[]>): Promise<ServedEvents>;
}

/** The open streams of this process. */
export interface EventHub extends EventService {
  /** Closes every stream, and opens no more. */
  stop(): Promise<void>;
}

/** Dependencies of a hub. */
export interface EventHubOptions {
  listen: Listen;
  /** Returns which of these sessions, by the hashes of their tokens, still exist. */
  liveSessions(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The end of a session or of all sessions of a person, as the database's triggers report it. */
type Ending = { session: string } | { person: string };

/**
 * Returns the hub of this process. It hears of events and of the ends of sessions by notifications
 * of the database, so it makes no difference which process they happen in.
 */
export function createEventHub({ listen, liveSessions }: EventHubOptions): EventHub {
  const connections = new Set<EventConnection>();
  let listening: Promise<() => Promise<void>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beats = 0;
  let isStopped = false;

  const closeAll = (which: (connection: EventConnection) => boolean) => {
    for (const connection of [...connections]) if (which(connection)) connection.close();
  };
  const onNotification = (payload: string) => {
    const message = JSON.parse(payload) as Announcement | Ending;
    if ('session' in message) closeAll(({ tokenHash }) => tokenHash === message.session);
    else if ('person' in message) closeAll(({ userId }) => userId === message.person);
    else
      for (const connection of connections)
        if (message.to.includes(connection.userId)) connection.send(message);
  };
  /** Readers reconnect, and get what they have missed from the database. */
  const onGap = () => closeAll(() => true);

  async function check() {
    const hashes = [...new Set([...connections].map(({ tokenHash }) => tokenHash))];
    const live = await liveSessions(hashes);
    closeAll(({ tokenHash }) => hashes.includes(tokenHash) && !live.has(tokenHash));
  }
  function beat() {
    for (const connection of [...connections]) connection.beat();
    beats += 1;
    // A database that cannot be asked is no reason to close; the next check comes.
    if (beats % BEATS_PER_CHECK === 0) check().catch(() => undefined);
  }
  function forget(connection: EventConnection) {
    connections.delete(connection);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
  function makeRoom(tokenHash: string) {
    const own = [...connections].filter((connection) => connection.tokenHash === tokenHash);
    if (own.length < STREAMS_PER_SESSION) return;
    own[0]!.send({ event: { kind: 'replaced' } });
    own[0]!.close();
  }
  async function startListening() {
    listening ??= listen({ onNotification, onGap });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }

  return {
    async open(owner, missed) {
      await startListening();
      makeRoom(owner.tokenHash);
      const connection = openConnection(owner, () => forget(connection));
      connections.add(connection);
      timer ??= setInterval(beat, BEAT).unref();
      try {
        // It may have ended before this stream could hear of it.
        if (!(await liveSessions([owner.tokenHash])).has(owner.tokenHash)) throw sessionEnded();
        connection.begin(await missed());
      } catch (error) {
        connection.close();
        throw error;
      }
      if (isStopped) connection.close();
      return new ServedEvents(connection.body);
    },
    async stop() {
      isStopped = true;
      closeAll(() => true);
      await (
        await listening?.catch(() => undefined)
      )?.();
    },
  };
}
