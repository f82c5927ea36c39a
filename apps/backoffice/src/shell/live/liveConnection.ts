import type { ServerEvent } from '@mingjian/api';
import { backoff } from './model/backoff';

/** Opens a stream. Resolves when it ends, rejects when it cannot be opened or breaks. */
export type OpenStream = (options: {
  lastEventId: string | undefined;
  signal: AbortSignal;
  onEvent(event: ServerEvent, lastEventId: string): void;
}) => Promise<void>;

/** Options of the connection to the server. */
export interface LiveOptions {
  open: OpenStream;
  /** Called with each event of the stream that this window holds. */
  onEvent(event: ServerEvent, lastEventId: string): void;
  /** Called where an event may have been missed: the place to request again. */
  onPoll(): void;
  /** Name of the lock that one window of the person holds. */
  lockName: string;
  /** `undefined` where the browser has none, as on pages without https: such windows poll. */
  locks: Pick<LockManager, 'request'> | undefined;
}

/** The connection of one window. */
export interface LiveConnection {
  /** Resumes after this event from now on: another window has received it. */
  noteEvent(lastEventId: string): void;
  stop(): void;
}

/** Milliseconds that a window keeps the stream after it was hidden, for a short look elsewhere. */
const GRACE = 10_000;
/** Milliseconds between polls where there is no stream. */
const POLL_EVERY = 60_000;
/** Failures in a row from which on each further try polls too. */
const POLL_FROM = 2;
/** Milliseconds before a stream that was replaced is opened again. */
const REPLACED_WAIT = 60_000;

/**
 * Holds one stream for all windows of a person: a visible window takes the lock, opens the stream
 * and tells the others; when it is hidden or closed, another visible one takes over and resumes.
 * While every window is hidden there is none. A stream that cannot be had is tried again ever more
 * rarely, and the window polls meanwhile.
 */
export function connectLive(options: LiveOptions): LiveConnection {
  const { locks, lockName, onPoll } = options;
  const state = { lastEventId: undefined as string | undefined };
  let turn: AbortController | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt: number | undefined;

  function begin() {
    turn = new AbortController();
    const { signal } = turn;
    const work = locks
      ? locks.request(lockName, { signal }, () => hold(options, state, signal))
      : poll(onPoll, signal);
    // A lock that is no longer wanted rejects with the signal's reason.
    Promise.resolve(work).catch(() => undefined);
  }
  function end() {
    turn?.abort();
    turn = undefined;
  }
  function handleVisibility() {
    clearTimeout(grace);
    if (document.hidden) {
      hiddenAt ??= Date.now();
      grace = setTimeout(end, GRACE);
      return;
    }
    // A window that slept may have missed what the others told it.
    if (hiddenAt !== undefined && Date.now() - hiddenAt > GRACE) onPoll();
    hiddenAt = undefined;
    if (!turn) begin();
  }

  document.addEventListener('visibilitychange', handleVisibility);
  if (!document.hidden) begin();
  return {
    noteEvent: (lastEventId) => void (state.lastEventId = lastEventId),
    stop() {
      document.removeEventListener('visibilitychange', handleVisibility);
      clearTimeout(grace);
      end();
    },
  };
}

/** Keeps a stream open until the signal, opening it again whenever it ends. */
async function hold(
  { open, onEvent, onPoll }: LiveOptions,
  state: { lastEventId: string | undefined },
  signal: AbortSignal,
) {
  let failures = 0;
  while (!signal.aborted) {
    let isReplaced = false;
    await open({
      lastEventId: state.lastEventId,
      signal,
      onEvent(event, lastEventId) {
        failures = 0;
        isReplaced = event.kind === 'replaced';
        if (lastEventId !== '') state.lastEventId = lastEventId;
        onEvent(event, lastEventId);
      },
    }).catch(() => undefined);
    if (signal.aborted) return;
    failures += 1;
    // The end of a stream may be the end of the session, which the next call finds out.
    if (failures === 1 || failures > POLL_FROM) onPoll();
    await pause(isReplaced ? REPLACED_WAIT : backoff(failures), signal);
  }
}

async function poll(onPoll: () => void, signal: AbortSignal) {
  for (;;) {
    await pause(POLL_EVERY, signal);
    if (signal.aborted) return;
    onPoll();
  }
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
