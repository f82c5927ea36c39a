import type { Article, ArticleReader, Notice, WaitingArticles } from '@mingjian/api';
import { accountWith, worldOf } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { articleReminders } from './reminders';

type Person = 'admin' | 'verifier' | 'client' | 'client2';

describe('articles that people must read', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<Person, string>;
  let companyIds: readonly string[];
  let categoryId: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    ({ companyIds } = await worldOf(server));
    tokens = {
      admin: await server.signIn('admin'),
      verifier: await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser'),
      client: await server.signIn('client'),
      client2: await server.signIn('client2'),
    };
    const { id } = await server.database.db
      .selectFrom('articleCategories')
      .select('id')
      .where('deletedAt', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    categoryId = id;
  });
  afterEach(async () => {
    if (made.length > 0)
      await server.database.db.deleteFrom('articles').where('id', 'in', made).execute();
    made.length = 0;
  });

  const call = async (person: Person, path: string, input: object = {}, language = 'zh') =>
    server.call(path.startsWith('/') ? path : `/hArticleInfo/${path}`, input, {
      token: tokens[person],
      headers: { 'accept-language': language },
      ...(path.startsWith('get') && path !== 'getInfo' && { method: 'GET' as const }),
    });
  const dayIn = (days: number) =>
    new Date(server.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const save = async (more: object = {}) => {
    const reply = await call('admin', 'save', {
      categoryId,
      title: '必读测试',
      content: '<p>正文</p>',
      status: 1,
      readAudience: 2,
      readDeadline: dayIn(2),
      ...more,
    });
    if (reply.status === 200) made.push(reply.data.id as string);
    return reply;
  };
  const saved = async (more: object = {}) => (await save(more)).data as Article;
  const stateFor = async (person: Person, id: string) =>
    ((await call(person, 'getInfo', { id })).data as Article).readState;
  const waitingOf = async (person: Person) =>
    ((await call(person, 'getWaiting')).data as WaitingArticles).articles.map(({ id }) => id);
  const noticesOf = async (person: Person) =>
    (
      (await call(person, '/fNoticeInfo/getList', { pageSize: 50 })).data.content as Notice[]
    ).filter(({ title }) => title === '必读：《必读测试》');

  it('wait for their audience alone, and only once they are published', async () => {
    const forStaff = await saved();
    const forCompany = await saved({
      readAudience: 4,
      readCompanies: JSON.stringify([companyIds[0]]),
    });
    const draft = await saved({ status: 0 });
    const forRole = await saved({ readAudience: 4, readRoles: '["VERIFIER"]' });

    expect(await stateFor('verifier', forStaff.id)).toBe(1);
    expect(await stateFor('client', forStaff.id)).toBe(0);
    expect(await waitingOf('client')).toContain(forCompany.id);
    expect(await waitingOf('client2')).not.toContain(forCompany.id);
    const waiting = await waitingOf('verifier');
    expect(waiting).toEqual(expect.arrayContaining([forStaff.id, forRole.id]));
    expect(waiting).not.toContain(draft.id);
    expect(await waitingOf('admin')).not.toContain(forRole.id);
  });

  it('need a deadline from today on, and somebody who reads', async () => {
    const fieldsOf = async (more: object) => (await save(more)).data.fields as object;

    expect(await fieldsOf({ readDeadline: '' })).toEqual({ readDeadline: '请填写阅读截止日期' });
    expect(await fieldsOf({ readDeadline: dayIn(-2) })).toEqual({
      readDeadline: '截止日期不能早于今天',
    });
    expect(await fieldsOf({ readAudience: 4 })).toEqual({
      readRoles: '请至少选择一个角色、部门或客户',
    });
    expect((await save({ readAudience: 4, readRoles: '["NOBODY"]' })).status).toBe(400);
  });

  it('are confirmed once, with the version that was read', async () => {
    const { id, version } = await saved();

    const first = (await call('verifier', 'confirmRead', { id, version })).data as Article;
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const second = (await call('verifier', 'confirmRead', { id, version })).data as Article;

    expect(first).toMatchObject({ readState: 2, readCount: null, readerCount: null });
    expect(second.readTime).toBe(first.readTime);
    expect(await waitingOf('verifier')).not.toContain(id);
    const refused = await call('client', 'confirmRead', { id, version });
    expect([refused.status, refused.msg]).toEqual([409, '这篇文章不需要您确认阅读']);
  });

  it('are asked for again after a change, when an old version no longer counts', async () => {
    const { id, version } = await saved();
    await call('verifier', 'confirmRead', { id, version });
    const same = await call('admin', 'askAgain', { id, version });
    await call('admin', 'update', { id, version, content: '<p>新的正文</p>' });
    expect(await stateFor('verifier', id)).toBe(2);

    const { data: asked } = await call('admin', 'askAgain', { id, version: version + 1 });

    expect([same.status, asked.readFrom]).toEqual([409, asked.version]);
    expect(await stateFor('verifier', id)).toBe(1);
    const old = await call('verifier', 'confirmRead', { id, version });
    expect([old.status, old.msg]).toEqual([409, '文章已更新，请阅读新的内容后再确认']);
    const again = await call('admin', 'askAgain', { id, version: asked.version });
    expect([again.status, again.msg]).toMatchObject([409, /没有改动/]);
    expect((await call('verifier', 'confirmRead', { id, version: asked.version })).status).toBe(
      200,
    );
    expect((await call('verifier', 'askAgain', { id, version: asked.version })).status).toBe(403);
  });

  it('show those who write them who has read and who has not', async () => {
    const { id, version } = await saved({ readAudience: 4, readRoles: '["VERIFIER"]' });
    await call('verifier', 'confirmRead', { id, version });
    const search = { SEARCH_EQ_article_id: id, SEARCH_EQ_read_flag: '1' };
    const input = { pageSize: 50, searchParam: JSON.stringify(search) };

    const { content, total } = (await call('admin', '/hArticleReader/getList', input)).data as {
      content: ArticleReader[];
      total: number;
    };

    expect(total).toBe(1);
    expect(content[0]).toMatchObject({ readFlag: 1, readVersion: 1, userType: 'serviceUser' });
    const article = (await call('admin', 'getInfo', { id })).data as Article;
    expect(article.readCount).toBe(1);
    expect(article.readerCount).toBeGreaterThanOrEqual(1);
    for (const person of ['verifier', 'client'] as const)
      for (const path of ['/hArticleReader/getList', 'remindReaders', 'getReaderGroups'])
        expect((await call(person, path, { id })).status).toBe(403);
  });

  it('remind each reader once a day, from three days before the deadline on', async () => {
    const soon = await saved({
      readAudience: 4,
      readCompanies: JSON.stringify([companyIds[0]]),
      readDeadline: dayIn(3),
    });
    const later = await saved({
      title: '必读测试之后',
      readAudience: 4,
      readCompanies: JSON.stringify([companyIds[0]]),
      readDeadline: dayIn(9),
    });
    const backend = { db: server.database.db, now: () => server.clock.now };
    const before = (await noticesOf('client')).length;

    await articleReminders.run({}, backend);
    await articleReminders.run({}, backend);

    expect(await noticesOf('client')).toHaveLength(before + 1);
    const { data: none } = await call('admin', 'remindReaders', { id: soon.id });
    expect(none).toEqual({ count: 0 });
    const { data: some } = await call('admin', 'remindReaders', { id: later.id });
    expect(some.count).toBeGreaterThan(0);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 86_400_000);
    tokens.client = await server.signIn('client');
    await articleReminders.run({}, backend);
    const [newest] = await noticesOf('client');
    expect(newest!.content).toContain('已过');
  });
});
