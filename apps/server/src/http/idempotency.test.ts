import type { Backend } from './backend';
import { visitor } from './caller';
import { runOnce } from './idempotency';
import { createTestServer } from '../testing/testServer';
import {
  resourceCases,
  saveNew,
  caseNames,
  worldOf,
  type TestServer,
  type World,
} from '../resources/resourceCases.fixtures';

describe('a write with an Idempotency-Key', () => {
  let server: TestServer;
  let world: World;
  let admin: string;
  let officer: string;
  let keys = 0;

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    admin = await server.signIn('admin');
    officer = await server.signIn('officer');
  });

  const newKey = () => `key-${(keys += 1)}-of-this-test`;
  const send = (path: string, input: object, key: string | undefined, token = admin) =>
    server.call(path, input, {
      token,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const rows = async (set: string, field: string, value: unknown) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const filter = { searchParam: JSON.stringify({ [`SEARCH_EQ_${column}`]: String(value) }) };
    return (await server.call(`${resourceCases[set]!.path}/getList`, filter, { token: admin })).data
      .total as number;
  };

  it.each(caseNames)(
    'of %s makes one row of ten equal requests at once, and answers a lost one again',
    async (set) => {
      const { path, draft } = resourceCases[set]!;
      const key = newKey();
      const input = draft(world, 3_000 + keys);
      const another = Object.values(draft(world, 3_001 + keys));
      const [field, value] = Object.entries(input).find(([, text]) => !another.includes(text))!;

      const replies = await Promise.all(
        Array.from({ length: 10 }, () => send(`${path}/save`, input, key)),
      );
      const later = await send(`${path}/save`, input, key);

      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set([...replies, later].map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(await rows(set, field, value)).toBe(1);
    },
  );

  it('answers an update again, though the version has moved on', async () => {
    const { id } = await saveNew(server, 'candidates', admin, world);
    const key = newKey();
    const change = { id, version: 1, name: '改名一次' };

    const first = await send('/cCandidateInfo/update', change, key);
    await send('/cCandidateInfo/update', { id, version: 2, name: '又改' }, newKey());

    expect(await send('/cCandidateInfo/update', change, key)).toMatchObject({
      status: 200,
      data: first.data,
    });
    expect(await send('/cCandidateInfo/update', change, newKey())).toMatchObject({ status: 409 });
  });

  it('refuses the same key for another body or another call', async () => {
    const key = newKey();
    const draft = { companyName: '重放测试甲' };
    await send('/aCompanyInfo/save', draft, key);

    const body = await send('/aCompanyInfo/save', { companyName: '重放测试乙' }, key);
    const call = await send('/cCandidateInfo/save', resourceCases.candidates!.draft(world, 1), key);

    expect([body.status, call.status]).toEqual([422, 422]);
    expect(body.msg).toBe('同一个 Idempotency-Key 已用于另一个请求，请换一个后重试');
    expect(await rows('companies', 'companyName', '重放测试乙')).toBe(0);
  });

  it('keeps the keys of people apart', async () => {
    const key = newKey();
    const draft = { companyName: '两人同键' };

    const replies = [
      await send('/aCompanyInfo/save', draft, key),
      await send('/aCompanyInfo/save', draft, key, officer),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]!.data.id).not.toBe(replies[1]!.data.id);
    expect(await rows('companies', 'companyName', '两人同键')).toBe(2);
  });

  it('stores no refusal: what was mended goes through with the same key', async () => {
    const key = newKey();

    const refused = await send(
      '/aCompanyInfo/save',
      { companyName: '可修正', managerId: 'nobody' },
      key,
    );
    const mended = await send('/aCompanyInfo/save', { companyName: '可修正' }, key);

    expect([refused.status, mended.status]).toEqual([400, 200]);
  });

  it('makes two rows without a key', async () => {
    const draft = { companyName: '没有键' };
    await Promise.all([
      send('/aCompanyInfo/save', draft, undefined),
      send('/aCompanyInfo/save', draft, undefined),
    ]);

    expect(await rows('companies', 'companyName', '没有键')).toBe(2);
  });

  it.each(['', 'x'.repeat(201), 'a b', 'é'])('refuses the key %j', async (key) => {
    const reply = await send('/aCompanyInfo/save', { companyName: '坏键' }, key);

    expect([reply.status, reply.msg]).toEqual([
      400,
      '请求头 Idempotency-Key 无效：1 至 200 个可见字符',
    ]);
    expect(await rows('companies', 'companyName', '坏键')).toBe(0);
  });

  it('forgets an answer after a day', async () => {
    const key = newKey();
    const draft = { companyName: '隔日再发' };
    await send('/aCompanyInfo/save', draft, key);

    const nextDay = await createTestServer();
    nextDay.clock.now = new Date(nextDay.clock.now.getTime() + 25 * 3_600_000);
    const token = await nextDay.signIn('admin');
    await nextDay.call('/aCompanyInfo/save', draft, {
      token,
      headers: { 'idempotency-key': newKey() },
    });
    await nextDay.call('/aCompanyInfo/save', draft, { token, headers: { 'idempotency-key': key } });

    expect(await rows('companies', 'companyName', '隔日再发')).toBe(3);
  });

  it('loses the change with the answer when it breaks half-way, and does both when sent again', async () => {
    const { backend, database } = server;
    const { id: userId } = await database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    const caller = { ...visitor('test', 'zh'), userId };
    const request = { key: newKey(), path: '/test', input: {} };
    const category = {
      id: request.key,
      code: request.key,
      name: '半途',
      createdAt: backend.now(),
      updatedAt: backend.now(),
    };
    const work = (isBroken: boolean) => async (inside: Backend) => {
      await inside.db.insertInto('articleCategories').values(category).execute();
      if (isBroken) throw new Error('broken');
      return { id: category.id };
    };
    const count = async () =>
      (
        await database.db
          .selectFrom('articleCategories')
          .select('id')
          .where('id', '=', category.id)
          .execute()
      ).length;

    await expect(runOnce(request, caller, backend, work(true))).rejects.toThrow('broken');
    expect(await count()).toBe(0);
    expect(await runOnce(request, caller, backend, work(false))).toEqual({ id: category.id });
    expect(await runOnce(request, caller, backend, work(true))).toEqual({ id: category.id });
    expect(await count()).toBe(1);
  });

  it('remembers no number of a person', async () => {
    const key = newKey();
    await send(
      '/cCandidateInfo/save',
      { ...resourceCases.candidates!.draft(world, 1), mobile: '15455556666' },
      key,
    );

    const kept = await server.database.db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain('15455556666');
  });
});
