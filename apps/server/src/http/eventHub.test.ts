import type { ServerEvent } from '@mingjian/api';
import type { NotificationListener } from '../database/notifications';
import { createEventHub } from './eventHub';

const NOTICE: ServerEvent = { kind: 'notice', id: 'n-1' };

/** Returns a hub, the database that it listens to, and a way to open streams and read them. */
function setUp() {
  let listener: NotificationListener | undefined;
  const ended = new Set<string>();
  const listens = { count: 0, stopped: 0 };
  const hub = createEventHub({
    listen: async (given) => {
      listens.count += 1;
      listener = given;
      return async () => void (listens.stopped += 1);
    },
    liveSessions: async (hashes) => new Set(hashes.filter((hash) => !ended.has(hash))),
  });
  const notify = (payload: object) => listener!.onNotification(JSON.stringify(payload));

  async function open(userId: string, tokenHash = `${userId}-session`, missed: ServerEvent[] = []) {
    const { body } = await hub.open({ userId, tokenHash }, async () =>
      missed.map((event) => ({ event })),
    );
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const stream = { text: '', isClosed: false, cancel: () => reader.cancel() };
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return void (stream.isClosed = true);
        stream.text += value;
      }
    })();
    return stream;
  }
  const settle = () => vi.advanceTimersByTimeAsync(1);
  return { hub, notify, open, settle, ended, listens, gap: () => listener!.onGap() };
}

describe('the streams of a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('carry an event to the people that it is for, and to nobody else', async () => {
    const { notify, open, settle } = setUp();
    const [one, other, third] = [await open('a'), await open('b'), await open('c')];

    notify({ to: ['a', 'b'], event: NOTICE, id: 'n-1' });
    await settle();

    const expected = 'id: n-1\ndata: {"kind":"notice","id":"n-1"}\n\n';
    expect([one.text, other.text, third.text]).toEqual([expected, expected, '']);
  });

  it('send what was missed first, and what comes meanwhile after it', async () => {
    const { hub, notify, settle } = setUp();
    const opening = hub.open({ userId: 'a', tokenHash: 's' }, async () => {
      notify({ to: ['a'], event: { kind: 'noticesRead' } });
      return [{ event: NOTICE }, { event: { kind: 'ready' } }];
    });
    await settle();
    const reader = (await opening).body.pipeThrough(new TextDecoderStream()).getReader();

    const kinds = [];
    for (let count = 0; count < 3; count += 1)
      kinds.push(/"kind":"(\w+)"/.exec((await reader.read()).value!)![1]);

    expect(kinds).toEqual(['notice', 'ready', 'noticesRead']);
  });

  it.each([
    ['a session that ends', { session: 'a-session' }, [true, false, false]],
    ['an account that is disabled', { person: 'a' }, [true, true, false]],
  ])('close at once with %s', async (_, ending, closed) => {
    const { notify, open, settle } = setUp();
    const streams = [await open('a'), await open('a', 'a-second'), await open('b')];

    notify(ending);
    await settle();

    expect(streams.map(({ isClosed }) => isClosed)).toEqual(closed);
  });

  it('give a sign of life, and close when their session is found to have ended', async () => {
    const { open, ended } = setUp();
    const [one, other] = [await open('a'), await open('b')];
    ended.add('a-session');

    await vi.advanceTimersByTimeAsync(40_000);
    expect([one.text, one.isClosed]).toEqual([':\n\n:\n\n', false]);
    await vi.advanceTimersByTimeAsync(20_000);

    expect([one.isClosed, other.isClosed]).toEqual([true, false]);
  });

  it('do not open for a session that has just ended', async () => {
    const { open, ended } = setUp();
    ended.add('a-session');

    await expect(open('a')).rejects.toMatchObject({ code: 401 });
  });

  it('of one session are three: a further one replaces the oldest and says so', async () => {
    const { open, settle } = setUp();
    const streams = [];
    for (let count = 0; count < 4; count += 1) streams.push(await open('a'));
    const other = await open('a', 'another session');
    await settle();

    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false, false, false]);
    expect(streams[0]!.text).toContain('"kind":"replaced"');
    expect(other.isClosed).toBe(false);
  });

  it('all close when notifications may have been lost, so that their readers resume', async () => {
    const { open, settle, gap } = setUp();
    const streams = [await open('a'), await open('b')];

    gap();
    await settle();

    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  it('close when nobody reads them any more', async () => {
    const { hub, notify, settle } = setUp();
    const { body } = await hub.open({ userId: 'a', tokenHash: 's' }, async () => []);

    for (let count = 0; count < 300; count += 1) notify({ to: ['a'], event: NOTICE });
    await settle();

    const reader = body.getReader();
    let read = 0;
    while (!(await reader.read()).done) read += 1;
    expect(read).toBe(256);
  });

  it('that are left by their readers cost nothing: no timer runs', async () => {
    const { open } = setUp();
    const [one, other] = [await open('a'), await open('b')];

    await one.cancel();
    expect(vi.getTimerCount()).toBe(1);
    await other.cancel();

    expect(vi.getTimerCount()).toBe(0);
  });

  it('listen to the database once, from the first on, and stop with the process', async () => {
    const { hub, open, settle, listens } = setUp();
    expect(listens.count).toBe(0);
    const streams = [await open('a'), await open('b')];

    await hub.stop();
    const late = await open('c');
    await settle();

    expect(listens).toEqual({ count: 1, stopped: 1 });
    expect([...streams, late].map(({ isClosed }) => isClosed)).toEqual([true, true, true]);
  });
});
