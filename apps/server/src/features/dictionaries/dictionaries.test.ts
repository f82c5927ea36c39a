import { ORDER_STATUSES } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { dictionaryTexts, optionsOf } from './dictionaryContent';

describe('dictionaries', () => {
  it('have words in both languages for every code, each code once', () => {
    expect(Object.keys(dictionaryTexts)).toHaveLength(37);
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
      { code: '1', value: '精调', valueEn: 'Refined check' },
      { code: '2', value: '闪调', valueEn: 'Flash check' },
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
    });
  });

  it('are listed for administrators alone, in their language', async () => {
    const server = await createTestServer();
    const list = async (username: string, headers = {}) =>
      server.call(
        '/sysDicCode/getList',
        { pageSize: 100, searchParam: '{"SEARCH_LIKE_code":"order_"}' },
        { token: await server.signIn(username), headers },
      );

    expect((await list('admin')).data).toMatchObject({
      total: 2,
      content: [{ id: 'order_status', code: 'order_status', name: '订单状态' }, {}],
    });
    expect((await list('admin', { 'accept-language': 'en' })).data.content[0].name).toBe(
      'Order status',
    );
    expect((await list('officer')).status).toBe(403);
  });
});
