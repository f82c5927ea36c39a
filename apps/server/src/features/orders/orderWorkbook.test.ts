import { API_BASE } from '../../http/apiBase';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { cellsOf } from '../listExports/archive.fixtures';

const FEW = { searchParam: JSON.stringify({ SEARCH_IN_order_status: '10,20' }) };

describe('the workbook of orders', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });

  const workbook = async (input: object, token: string, language = 'zh-CN') => {
    const response = await server.app.request(`${API_BASE}/vOrderInfo/ToExcel`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: {
        ...tokenHeaders(token),
        'accept-language': language,
        'content-type': 'application/json',
      },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const listed = async (input: object, token: string) =>
    (await server.call('/vOrderInfo/getList', { pageSize: 10_000, ...input }, { token })).data
      .content as Record<string, unknown>[];

  it('has the rows of the filter with the columns of the request, in its order', async () => {
    const officer = await server.signIn('officer');
    const request = { ...FEW, orderParam: 'order_no asc' };
    const columns = [
      { field: 'orderNo', label: '编号', isText: true },
      { field: 'amount', label: '金额', as: 'money' },
    ];

    const { response, bytes } = await workbook({ ...request, columns, pageSize: 10 }, officer);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    const expected = await listed(request, officer);
    expect(expected.length).toBeGreaterThan(10);
    expect(cellsOf(bytes)).toEqual([
      ['编号', '金额'],
      ...expected.map(({ orderNo, amount }) => [orderNo, Number(amount) / 100]),
    ]);
    const unknown = await workbook({ columns: [{ field: 'idCardNo', label: '证件号' }] }, officer);
    expect(unknown.response.status).toBe(400);
  });

  it('has the columns of the list where none are named, amounts for those who see money', async () => {
    const [client, verifier] = await Promise.all([
      server.signIn('client'),
      accountWith(server, 'VERIFIER').then((name) => server.signIn(name, 'serviceUser')),
    ]);

    const [head, ...rows] = cellsOf((await workbook(FEW, client)).bytes);
    expect(head!.slice(0, 4)).toEqual(['订单编号', '候选人', '客户公司', '状态']);
    expect(head!.at(-1)).toBe('金额');
    expect(rows).toHaveLength((await listed(FEW, client)).length);
    expect(rows.every((row) => row[3] === '待接单' || row[3] === '信采邀约中')).toBe(true);
    const english = cellsOf((await workbook(FEW, verifier, 'en')).bytes);
    expect(english[0]).not.toContain('Amount');
    expect(english[0]!.at(-1)).toBe('Completed');
  });

  it('is one of the exports: logged, and refused where the rows are too many', async () => {
    const admin = await server.signIn('admin');
    const { response, bytes } = await workbook({}, admin);

    expect(response.status).toBe(400);
    expect(JSON.parse(bytes.toString()).msg).toBe('一次最多导出 10000 条，请先缩小筛选范围');
    await workbook(FEW, admin);
    const { data } = await server.call('/listFile/getList', {}, { token: admin });
    expect(data).toContainEqual(
      expect.objectContaining({ resource: 'vOrderInfo', format: 'xlsx', status: 'done' }),
    );
  });
});
