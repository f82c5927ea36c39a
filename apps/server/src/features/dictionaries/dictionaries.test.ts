import { ORDER_STATUSES } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { encodeSearchParamS } from '@mingjian/api';
import { dictionaryTexts, optionsOf } from './dictionaryContent';

describe('dictionaries', () => {
  it('have words in both languages for every code, each code once', () => {
    expect(Object.keys(dictionaryTexts)).toHaveLength(66);
    for (const [name, text] of Object.entries(dictionaryTexts)) {
      const options = optionsOf(text);
      expect(new Set(options.map(({ code }) => code)).size, name).toBe(options.length);
      for (const { code, value, valueEn } of options)
        expect([code, value, valueEn].every(Boolean), `${name} ${code}`).toBe(true);
    }
  });

  it('name every order status', () => {
    expect(optionsOf(dictionaryTexts.order_status!).map(({ code }) => Number(code))).toEqual(
      ORDER_STATUSES,
    );
  });

  it('are read one or several at a time; an unknown one is empty', async () => {
    const server = await createTestServer();
    const token = await server.signIn('client');

    const one = await server.call(
      '/sysDicCode/getCommonList',
      { code: 'order_type' },
      { token, method: 'GET' },
    );
    const several = await server.call(
      '/sysDicCode/getCommonListGroup',
      { codes: 'belonging, enterpriseScale,nothing,constructor' },
      { token },
    );

    expect(one.data).toEqual([
      { code: '1', value: '精调', valueEn: 'Refined check', enabled: 1 },
      { code: '2', value: '闪调', valueEn: 'Flash check', enabled: 1 },
    ]);
    expect(Object.keys(several.data)).toEqual([
      'belonging',
      'enterpriseScale',
      'nothing',
      'constructor',
    ]);
    expect(several.data.nothing).toEqual([]);
    expect(several.data.belonging[0]).toEqual({
      code: '1',
      value: '华东区',
      valueEn: 'East China',
      enabled: 1,
    });
  });

  it('keep the words of a disabled value, marked so', async () => {
    const server = await createTestServer();
    const token = await server.signIn('client');
    const value = server.database.db
      .updateTable('dictionaryValues')
      .where('dictionaryCode', '=', 'belonging')
      .where('code', '=', '1');
    await value.set({ enabled: 0 }).execute();

    const { data } = await server.call(
      '/sysDicCode/getCommonList',
      { code: 'belonging' },
      { token },
    );
    await value.set({ enabled: 1 }).execute();

    expect(data[0]).toEqual({ code: '1', value: '华东区', valueEn: 'East China', enabled: 0 });
    expect(data.slice(1).every(({ enabled }: { enabled: number }) => enabled === 1)).toBe(true);
  });

  it('are found by code or name, and name their values in the reader’s language', async () => {
    const server = await createTestServer();
    const token = await server.signIn('admin');
    const content = async (path: string, input: object, headers = {}) =>
      (await server.call(path, input, { token, headers })).data.content;
    const found = async (text: string) =>
      (
        await content('/sysDicCode/getList', {
          searchParamS: encodeSearchParamS({
            conditions: ['code', 'name', 'nameEn'].map((field) => ({
              field,
              operator: 'LIKE',
              value: text,
            })),
          }),
        })
      ).map(({ code }: { code: string }) => code);
    const search = { searchParam: '{"SEARCH_IN_code":"order_status"}' };
    const value = { pageSize: 1, searchParam: '{"SEARCH_EQ_dic_code":"order_status"}' };

    expect(await found('rder_stat')).toEqual(['order_status']);
    expect(await found('订单状态')).toEqual(['order_status']);
    expect(await found('Order status')).toEqual(['order_status']);
    expect(await content('/sysDicCode/getList', search)).toHaveLength(1);
    expect(await content('/sysDicValue/getList', value)).toMatchObject([{ dicName: '订单状态' }]);
    expect(await content('/sysDicValue/getList', value, { 'accept-language': 'en' })).toMatchObject(
      [{ dicName: 'Order status' }],
    );
  });

  it('are listed for administrators alone, with both names', async () => {
    const server = await createTestServer();
    const list = async (username: string) =>
      server.call(
        '/sysDicCode/getList',
        { pageSize: 100, searchParam: '{"SEARCH_LIKE_code":"order_t"}' },
        { token: await server.signIn(username) },
      );

    expect((await list('admin')).data).toMatchObject({
      total: 1,
      content: [
        {
          id: 'order_type',
          code: 'order_type',
          name: '订单类型',
          nameEn: 'Order type',
          isStandard: 1,
        },
      ],
    });
    expect((await list('officer')).status).toBe(403);
  });
});
