import { hashOf } from '../../database/ids';
import { ServedEvents } from '../../http/servedEvents';
import { listen, type Listening } from '../../listen';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { openStream, type ReadStream } from '../../testing/eventReader';

describe('the stream of events, over a socket', () => {
  let server: TestServer;
  let listening: Listening;
  let baseURL: string;
  let streams: ReadStream[];

  beforeAll(async () => {
    server = await createTestServer();
    listening = await listen(server.app.fetch, { port: 0, host: '127.0.0.1' });
    baseURL = `http://127.0.0.1:${listening.port}/CM-API`;
  });
  afterAll(async () => {
    await server.backend.events.stop();
    await listening.close();
  });
  beforeEach(async () => {
    streams = [];
    await server.database.db.deleteFrom('notices').execute();
  });
  afterEach(async () => {
    for (const stream of streams) stream.close();
    await Promise.all(streams.map(({ ended }) => ended));
  });

  function open(token: string | null, lastEventId?: string) {
    const stream = openStream(baseURL, token, lastEventId);
    streams.push(stream);
    return stream;
  }
  const idOf = async (username: string) =>
    (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  const sessionOf = async (token: string) =>
    server.database.db
      .selectFrom('sessions')
      .select(['userId', 'tokenHash'])
      .where('tokenHash', '=', hashOf(token))
      .executeTakeFirstOrThrow();
  async function send(from: string, to: string) {
    const input = { noticeType: 1, title: '通知', content: '内容', targetUserIds: await idOf(to) };
    const { data } = await server.call('/fNoticeInfo/save', input, { token: from });
    return data.id as string;
  }

  it('is open to every role, and to nobody without a session', async () => {
    const roles = ['PM', 'DISPATCH', 'VERIFIER', 'QC', 'FINANCE', 'SALES', 'COMPANY_HR'];
    for (const role of roles) {
      const type = role.startsWith('COMPANY') ? 'companyUser' : 'serviceUser';
      const token = await server.signIn(await accountWith(server, role), type);
      expect(await open(token).until('ready'), role).toHaveLength(1);
    }
    expect(await open(null).ended).toMatchObject({ kind: 'session' });
    expect(await open('x'.repeat(43)).ended).toMatchObject({ kind: 'session' });
  });

  it('tells the recipient of a notice by its id alone, at once, and nobody else', async () => {
    const [from, to] = [await server.signIn('officer'), await server.signIn('officer2')];
    const [own, other, client] = [open(to), open(from), open(await server.signIn('client'))];
    for (const stream of [own, other, client]) await stream.until('ready');

    const id = await send(from, 'officer2');

    expect(await own.until('notice')).toEqual([{ kind: 'ready' }, { kind: 'notice', id }]);
    await server.call('/fNoticeInfo/update', { id, readFlag: 1 }, { token: to });
    await own.until('noticesRead');
    expect([other.events, client.events]).toEqual([[{ kind: 'ready' }], [{ kind: 'ready' }]]);
  });

  it('tells nothing of a notice that was refused', async () => {
    const token = await server.signIn('officer');
    const own = open(token);
    await own.until('ready');

    await server.call(
      '/fNoticeInfo/save',
      { noticeType: 1, title: 'x', content: 'x', targetUserIds: `${await idOf('officer')},nobody` },
      { token },
    );
    await send(token, 'officer');

    expect((await own.until('notice')).filter(({ kind }) => kind === 'notice')).toHaveLength(1);
  });

  it('resumes after the last event, with what has come meanwhile', async () => {
    const [from, to] = [await server.signIn('officer'), await server.signIn('officer2')];
    const first = open(to);
    await first.until('ready');
    await send(from, 'officer2');
    await first.until('notice');
    first.close();
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    const [missed, foreign] = [await send(from, 'officer2'), await send(from, 'admin')];

    const events = await open(to, first.lastEventId).until('ready');

    expect(events).toContainEqual({ kind: 'notice', id: missed });
    expect(JSON.stringify(events)).not.toContain(foreign);
    expect(await open(to, 'no id at all').until('ready')).toEqual([{ kind: 'ready' }]);
  });

  it('tells of a notice that was committed after a later one', async () => {
    const [from, to] = [await server.signIn('officer'), await server.signIn('officer2')];
    const late = await send(from, 'officer2');
    server.clock.now = new Date(server.clock.now.getTime() + 5_000);
    const early = await send(from, 'officer2');

    expect(await open(to, early).until('ready')).toContainEqual({ kind: 'notice', id: late });
  });

  it('closes at once when the session signs out, and the other session’s stays', async () => {
    const [token, second] = [await server.signIn('officer'), await server.signIn('officer')];
    const [own, other] = [open(token), open(second)];
    await Promise.all([own.until('ready'), other.until('ready')]);

    await server.call('/logOut', {}, { token });

    expect(await own.ended).toBeUndefined();
    expect(await open(token).ended).toMatchObject({ kind: 'session' });
    await send(second, 'officer');
    await other.until('notice');
  });

  it('closes at once when the account is disabled, by whatever way', async () => {
    const token = await server.signIn('officer2');
    const stream = open(token);
    await stream.until('ready');
    const users = server.database.db.updateTable('users').where('username', '=', 'officer2');

    await users.set({ status: 0 }).execute();
    const outcome = await stream.ended;
    await users.set({ status: 1 }).execute();

    expect(outcome).toBeUndefined();
  });

  it('is forgotten by the server when its reader leaves', async () => {
    const token = await server.signIn('officer');
    const { userId, tokenHash } = await sessionOf(token);
    const left = vi.fn();
    const hub = server.backend.events;
    const opening = vi.spyOn(hub, 'open').mockImplementationOnce(async () => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ cancel: left });
      return new ServedEvents(body);
    });
    const stream = open(token);
    await vi.waitFor(() => expect(opening).toHaveBeenCalled());
    expect(opening.mock.calls[0]![0]).toMatchObject({ userId, tokenHash });

    stream.close();

    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('does not keep an idle session alive', async () => {
    const token = await server.signIn('officer');
    const start = server.clock.now.getTime();
    server.clock.now = new Date(start + 20 * 3_600_000);
    await open(token).until('ready');

    server.clock.now = new Date(start + 25 * 3_600_000);
    const outcome = await open(token).ended;
    server.clock.now = new Date(start);

    expect(outcome).toMatchObject({ kind: 'session' });
  });

  it('holds no connection to the database, however many are open', async () => {
    // More than the pool has, which is one for the embedded database and ten for PostgreSQL.
    const tokens: string[] = [];
    for (let count = 0; count < 5; count += 1) tokens.push(await server.signIn('officer'));
    const opened = tokens.flatMap((token) => [open(token), open(token), open(token)]);
    await Promise.all(opened.map(async (stream) => stream.until('ready')));

    await send(tokens[0]!, 'officer');

    for (const stream of opened) await stream.until('notice');
  });
});
