// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { object } from 'yup';
import { get, type EventStream } from '../contract/call';
import { idText } from '../schema';
import { readEvents, type EventStreamOptions } from './readEvents';
import { startServer, type Reply, type TestServer } from './testServer.fixtures';

type Event = { kind: string };
const call = get('/events/getStream', { responseType: 'events' })
  .takes(object({ lastEventId: idText() }))
  .gives<EventStream<Event>>();

describe('reading a stream of events', () => {
  let server: TestServer | undefined;
  let stream: ServerResponse | undefined;
  afterEach(async () => {
    stream?.end();
    await server?.close();
    server = stream = undefined;
  });

  async function read(
    begin: (response: ServerResponse) => Reply | undefined,
    options: Partial<EventStreamOptions<Event>> = {},
    lastEventId?: string,
  ) {
    server = await startServer((_, response) => {
      stream = response;
      return begin(response);
    });
    const stop = new AbortController();
    const events: [Event, string][] = [];
    const done = readEvents(
      call,
      { lastEventId },
      {
        baseURL: server.baseURL,
        token: 't',
        signal: stop.signal,
        onEvent: (event, id) => void events.push([event, id]),
        ...options,
      },
    );
    done.catch(() => undefined);
    return { done, events, stop };
  }
  const start = (text: string) => (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(text);
    return undefined;
  };

  it('gives events with the id that resumes after them, and sends session, language and last id', async () => {
    const { events, done } = await read(
      (response) => {
        start('id: 8\ndata: {"kind":"notice"}\n\n')(response);
        response.end('data: {"kind":"noticesRead"}\n\n');
        return undefined;
      },
      { language: 'en' },
      '7',
    );

    await done;

    expect(events).toEqual([
      [{ kind: 'notice' }, '8'],
      [{ kind: 'noticesRead' }, '8'],
    ]);
    expect(server!.arrived[0]).toMatchObject({
      method: 'GET',
      url: '/CM-API/events/getStream?lastEventId=7',
      headers: { authorization: 'Bearer t', accesstoken: 't', 'accept-language': 'en' },
    });
  });

  it('ends quietly with its signal, and closes the connection', async () => {
    const { done, events, stop } = await read(start('data: {"kind":"ready"}\n\n'));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    const closed = new Promise((resolve) => stream!.on('close', resolve));

    stop.abort();

    await expect(done).resolves.toBeUndefined();
    await closed;
  });

  it.each<[string, Reply, object]>([
    ['an ended session', { status: 401, body: { code: 401, msg: 'x' } }, { kind: 'session' }],
    ['too many streams', { status: 429, body: { code: 429, msg: 'x' } }, { kind: 'throttled' }],
    ['a gateway', { status: 502, body: '<h1>Bad gateway</h1>' }, { kind: 'server' }],
    ['a page in place of the stream', { body: '<html>hello</html>' }, { kind: 'server' }],
  ])('rejects for %s', async (_, reply, expected) => {
    const { done } = await read(() => reply);

    await expect(done).rejects.toMatchObject(expected);
  });

  it('counts a server that is silent as broken', async () => {
    const { done } = await read(start(': beat\n\n'), { silence: 60 });

    await expect(done).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('rejects when the connection breaks', async () => {
    const { done, events } = await read(start('data: {"kind":"ready"}\n\n'));
    await vi.waitFor(() => expect(events).toHaveLength(1));

    stream!.destroy();

    await expect(done).rejects.toMatchObject({ kind: 'network' });
  });
});
