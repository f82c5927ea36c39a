import { ORDER_UPDATES } from '@mingjian/api';
import { createTestServer } from '../testing/testServer';

describe('input that does not fit', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  it('is explained field by field in the language of the caller', async () => {
    const zh = await server.call('/gOrderBaseApi/update', { action: 'burn' }, { token });
    const en = await server.call(
      '/gOrderBaseApi/update',
      { action: 'burn' },
      { token, headers: { 'accept-language': 'en-GB,en;q=0.9' } },
    );

    expect([zh.status, zh.code]).toEqual([400, 400]);
    expect(zh.msg).toBe(`orderId：必填；action：只能是 ${ORDER_UPDATES.join(', ')}`);
    expect(en.msg).toBe(`orderId: is required; action: must be one of ${ORDER_UPDATES.join(', ')}`);
  });

  it('loses a byte order mark at the start of a text, on either database', async () => {
    const kept = { code: 'mark-test', value: '\uFEFF\uFEFF["a\uFEFF"]' };
    const { data } = await server.call('/sysConfigUser/save', kept, { token });

    const { value } = await server.database.db
      .selectFrom('userConfigs')
      .select((eb) => eb.fn<number>('octet_length', ['value']).as('value'))
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(data.value).toBe('["a\uFEFF"]');
    expect(value).toBe(Buffer.byteLength('["a\uFEFF"]'));
  });

  it.each([
    [{ pageNum: '0' }, 'pageNum：不能小于 1'],
    [{ pageSize: '10001' }, 'pageSize：不能大于 10000'],
    [{ pageNum: '1.5' }, 'pageNum：必须是整数'],
    [{ pageNum: '10;drop table orders' }, 'pageNum：格式不正确'],
    [{ pageCode: 'x'.repeat(65) }, 'pageCode：最多 64 个字符'],
  ])('refuses %j', async (input, msg) => {
    const reply = await server.call('/vOrderInfo/getList', input, { token, method: 'GET' });

    expect([reply.status, reply.msg]).toEqual([400, msg]);
  });

  it.each(['{', '[]', 'null', '"text"', '{"orderId":"a\\u0000b"}'])(
    'cannot read %s',
    async (body) => {
      const response = await server.app.request('/CM-API/gOrderBaseApi/getOrderDetail', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accesstoken: token,
          'content-type': 'application/json',
        },
        body,
      });

      expect(response.status).toBe(400);
    },
  );

  it('refuses more than a megabyte before reading it', async () => {
    const reply = await server.call(
      '/gOrderBaseApi/getOrderDetail',
      { orderId: 'x'.repeat(1_100_000) },
      { token },
    );

    expect([reply.status, reply.msg]).toEqual([413, '提交的内容过大，最多 1 MB']);
  });

  it('hides an unexpected error behind a number that is also in the log', async () => {
    const { database } = server;
    const broken = { ...database, db: database.db.withSchema('nowhere') };
    const { createBackend, createServer } = await import('../createServer');
    const lines: Record<string, unknown>[] = [];
    const app = createServer({
      backend: createBackend(broken, {
        exportFolder: server.exportFolder,
        uploadFolder: server.uploadFolder,
      }),
      log: (line) => void lines.push(line),
    });

    const response = await app.request('/CM-API/getCodeImage');
    const { msg } = (await response.json()) as { msg: string };

    expect(response.status).toBe(500);
    const logged = lines.find(({ event }) => event === 'error');
    expect(msg).toBe(`系统繁忙，请稍后再试（编号 ${String(logged?.id)}）`);
    expect(msg).not.toMatch(/nowhere|captchas|select|insert/i);
  });

  it('keeps tokens, passwords and query strings out of the log', async () => {
    await server.call(
      '/login',
      { username: 'admin', password: 'secret-word', userType: 'serviceUser' },
      { form: true },
    );
    await server.call(
      '/vOrderInfo/getList',
      { searchParam: '{"SEARCH_LIKE_user_name":"secret-name"}' },
      { token, method: 'GET' },
    );

    const log = JSON.stringify(server.lines);
    expect(log).toContain('/CM-API/vOrderInfo/getList');
    for (const secret of [token, 'secret-word', 'secret-name']) expect(log).not.toContain(secret);
  });
});
