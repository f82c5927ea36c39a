// @vitest-environment jsdom
import { connectLive, type LiveOptions, type OpenStream } from './liveConnection';

interface OpenedStream {
  lastEventId: string | undefined;
  signal: AbortSignal;
  onEvent: Parameters<OpenStream>[0]['onEvent'];
  end(): void;
  fail(): void;
}

/** Returns locks that one holder at a time gets, in the order of the requests. */
function createLocks(): NonNullable<LiveOptions['locks']> {
  let last: Promise<unknown> = Promise.resolve();
  const request = async (
    _: string,
    { signal }: { signal: AbortSignal },
    run: () => Promise<void>,
  ) => {
    const work = last.then(() => (signal.aborted ? undefined : run()));
    last = work;
    await work;
  };
  return { request: request as unknown as LockManager['request'] };
}

function setUp({ hasLocks = true } = {}) {
  const locks = hasLocks ? createLocks() : undefined;
  const streams: OpenedStream[] = [];
  const onEvent = vi.fn();
  const onPoll = vi.fn();
  const open: OpenStream = ({ lastEventId, signal, onEvent: receive }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve());
      const fail = () => reject(new Error('no stream'));
      streams.push({ lastEventId, signal, onEvent: receive, end: resolve, fail });
    });
  const connect = () => {
    const live = connectLive({ open, onEvent, onPoll, lockName: 'events', locks });
    onTestFinished(() => live.stop());
    return live;
  };
  return { streams, onEvent, onPoll, connect };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the connection of the windows of a person', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is one for all, which the next window takes over and resumes', async () => {
    const { streams, connect } = setUp();
    const [one, other] = [connect(), connect()];
    await wait(0);
    expect(streams).toHaveLength(1);
    streams[0]!.onEvent({ kind: 'notice', id: 'n' }, 'n');
    other.noteEvent('n');

    one.stop();
    await wait(0);

    expect(streams[0]!.signal.aborted).toBe(true);
    expect(streams.map(({ lastEventId }) => lastEventId)).toEqual([undefined, 'n']);
  });

  it('closes when the window is hidden for longer than a look elsewhere, and resumes when it is seen', async () => {
    const { streams, onPoll, connect } = setUp();
    connect();
    await wait(0);
    streams[0]!.onEvent({ kind: 'ready' }, 'r');

    hide(true);
    await wait(9_000);
    hide(false);
    await wait(60_000);
    expect(streams.map(({ signal }) => signal.aborted)).toEqual([false]);
    expect(onPoll).not.toHaveBeenCalled();

    hide(true);
    await wait(10_000);
    expect(streams[0]!.signal.aborted).toBe(true);
    await wait(600_000);
    expect(streams).toHaveLength(1);
    hide(false);
    await wait(0);

    expect(streams[1]).toMatchObject({ lastEventId: 'r' });
    expect(onPoll).toHaveBeenCalledOnce();
  });

  it('is not opened by a window that nobody sees', async () => {
    hide(true);
    const { streams, connect } = setUp();

    connect();
    await wait(60_000);

    expect(streams).toEqual([]);
  });

  it('asks at once when a stream ends, because the session may have, and opens it again', async () => {
    const { streams, onPoll, connect } = setUp();
    connect();
    await wait(0);

    streams[0]!.end();
    await wait(0);
    expect(onPoll).toHaveBeenCalledOnce();
    expect(streams).toHaveLength(1);
    await wait(1_000);

    expect(streams).toHaveLength(2);
  });

  it('polls while no stream can be had, ever more rarely, and stops when there is one', async () => {
    const { streams, onPoll, connect } = setUp();
    connect();
    await wait(0);
    for (const delay of [1_000, 2_000, 4_000, 8_000]) {
      streams.at(-1)!.fail();
      await wait(delay);
    }
    expect(streams).toHaveLength(5);
    expect(onPoll).toHaveBeenCalledTimes(3);

    streams.at(-1)!.onEvent({ kind: 'ready' }, 'r');
    await wait(600_000);
    expect(onPoll).toHaveBeenCalledTimes(3);

    streams.at(-1)!.fail();
    await wait(1_000);
    expect(streams).toHaveLength(6);
  });

  it('leaves the place to a stream that replaced it for a minute', async () => {
    const { streams, connect } = setUp();
    connect();
    await wait(0);

    streams[0]!.onEvent({ kind: 'replaced' }, '');
    streams[0]!.end();
    await wait(59_000);
    expect(streams).toHaveLength(1);
    await wait(1_000);

    expect(streams).toHaveLength(2);
  });

  it('polls every minute where the browser has no locks, while it is visible', async () => {
    const { streams, onPoll, connect } = setUp({ hasLocks: false });
    const live = connect();

    await wait(120_000);
    expect(onPoll).toHaveBeenCalledTimes(2);
    hide(true);
    await wait(600_000);
    expect(onPoll).toHaveBeenCalledTimes(2);
    expect(streams).toEqual([]);

    live.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives the events to its window, and ends with it', async () => {
    const { streams, onEvent, connect } = setUp();
    const live = connect();
    await wait(0);

    streams[0]!.onEvent({ kind: 'noticesRead' }, '');
    live.stop();
    await wait(0);

    expect(onEvent.mock.calls).toEqual([[{ kind: 'noticesRead' }, '']]);
    expect(streams[0]!.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
