import { createTestServer } from '../testing/testServer';

describe('pages of the order list', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  const list = (input: object) => server.call('/vOrderInfo/getList', input, { token });

  it('shows the newest first, every order on one page only', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (pageNum) =>
          (await list({ pageNum, pageSize: 50 })).data.content as {
            id: string;
            orderTime: string;
          }[],
      ),
    );
    const rows = pages.flat();

    expect(new Set(rows.map(({ id }) => id)).size).toBe(150);
    expect(rows.map(({ orderTime }) => orderTime)).toEqual(
      rows
        .map(({ orderTime }) => orderTime)
        .sort()
        .reverse(),
    );
  });

  it('keeps pages apart where the sort key is the same for many', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(
        async (pageNum) =>
          (await list({ pageNum, pageSize: 100, orderParam: 'urgent_flag desc' })).data.content as {
            id: string;
          }[],
      ),
    );

    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(400);
  });

  it('puts orders without a value last in either direction', async () => {
    for (const orderParam of ['accept_time asc', 'accept_time desc']) {
      const { data } = await list({ orderParam, pageSize: 5 });
      expect(
        data.content.every((row: { acceptTime: string | null }) => row.acceptTime !== null),
        orderParam,
      ).toBe(true);
    }
  });

  it('is empty beyond the end, with the right total', async () => {
    const { total } = (await list({ pageNum: 1, pageSize: 10 })).data;
    const beyond = await list({ pageNum: 9_999_999, pageSize: 10 });
    expect(beyond.data).toMatchObject({ content: [], total });
    expect(total).toBeGreaterThanOrEqual(20_000);
  });

  it('brings the caller’s own layout of the page', async () => {
    const other = await server.signIn('admin');
    await server.call(
      '/sysConfigUser/save',
      { code: 'orderList', value: '["orderNo"]' },
      { token },
    );

    expect((await list({ pageCode: 'orderList' })).data.config).toBe('["orderNo"]');
    expect(
      (await server.call('/vOrderInfo/getList', { pageCode: 'orderList' }, { token: other })).data
        .config,
    ).toBeNull();
  });
});
