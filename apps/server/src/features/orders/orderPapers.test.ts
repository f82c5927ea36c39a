import { createTestServer } from '../../testing/testServer';
import { statusAt, uploadFile } from '../../testing/uploadFile';

interface Paper {
  id: string;
  name: string;
  url: string;
}

describe('the papers of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'officer' | 'client' | 'client2', string>;
  let orderId: string;
  beforeAll(async () => {
    server = await createTestServer();
    const [officer, client, client2] = await Promise.all(
      ['officer', 'client', 'client2'].map((name) => server.signIn(name)),
    );
    tokens = { officer: officer!, client: client!, client2: client2! };
    orderId = await orderIn([20, 30, 40, 50]);
  });
  afterEach(async () => void (await server.database.db.deleteFrom('orderPapers').execute()));

  const orderIn = async (statuses: number[]) => {
    const { companyId } = await server.database.db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    const { id } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('companyId', '=', companyId!)
      .where('orderStatus', 'in', statuses as never)
      .executeTakeFirstOrThrow();
    return id;
  };
  const upload = async (token: string, name?: string) =>
    (await uploadFile(server, { token, ...(name && { name }) })).data.path as string;
  const list = async (token: string, id = orderId) => {
    const reply = await server.call('/gOrderBaseApi/getOrderDetail', { orderId: id }, { token });
    return { ...reply, data: reply.data?.papers };
  };
  const save = (paths: string[], token: string, id = orderId) =>
    server.call('/gOrderPaper/save', { orderId: id, paths }, { token });
  const remove = (id: string, token: string) =>
    server.call('/gOrderPaper/delete', { orderId, id }, { token });
  const names = (papers: Paper[]) => papers.map(({ name }) => name);

  it('are added by each side, and read by both', async () => {
    await save([await upload(tokens.client, '离职证明.pdf')], tokens.client);
    const { data } = await save([await upload(tokens.officer, '学历回函.pdf')], tokens.officer);

    expect([names(data.client), names(data.provider)]).toEqual([
      ['离职证明.pdf'],
      ['学历回函.pdf'],
    ]);
    expect(data.changeable).toBe('provider');
    const seen = (await list(tokens.client)).data;
    expect(seen.changeable).toBe('client');
    for (const { url } of [...seen.client, ...seen.provider] as Paper[])
      expect(await statusAt(server, url)).toBe(200);
  });

  it('are deleted with their file, by their own side alone', async () => {
    const { data } = await save([await upload(tokens.client)], tokens.client);
    const [paper] = data.client as [Paper];

    expect((await remove(paper.id, tokens.officer)).status).toBe(404);
    expect((await remove(paper.id, tokens.client2)).status).toBe(404);
    expect((await remove(paper.id, tokens.client)).data.client).toEqual([]);
    expect(await statusAt(server, paper.url)).toBe(404);
  });

  it('are files that the caller has uploaded, each once', async () => {
    const foreign = await upload(tokens.client2);
    const own = await upload(tokens.client);
    await save([own], tokens.client);

    for (const path of [foreign, own, '/uploads/00000000000000000000000000000000.pdf'])
      expect((await save([path], tokens.client)).msg).toBe('文件不存在，请重新上传');
    expect((await list(tokens.client)).data.client).toHaveLength(1);
  });

  it('stay as they are once the order is completed or cancelled', async () => {
    for (const statuses of [[90, 100], [-10]]) {
      const closed = await orderIn(statuses);

      const reply = await save([await upload(tokens.client)], tokens.client, closed);

      expect(reply).toMatchObject({ status: 409, msg: '订单已完成或已终止，不能再增删材料' });
      expect((await list(tokens.client, closed)).data.changeable).toBeNull();
    }
  });

  it('are for those who see the candidate, in their own company', async () => {
    const finance = await server.signIn('fin001').catch(() => server.signIn('qc006'));

    expect((await list(finance)).data).toBeNull();
    expect((await save([await upload(finance)], finance)).status).toBe(403);
    expect((await list(tokens.client2)).status).toBe(404);
    expect((await save([await upload(tokens.client2)], tokens.client2)).status).toBe(404);
  });

  it('include the letter that the candidate signed', async () => {
    const { id } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('authUrl', 'is not', null)
      .executeTakeFirstOrThrow();

    const { data } = await list(tokens.officer, id);

    expect(data.given).toEqual([
      { name: '授权书.txt', url: expect.stringMatching(/^\/authorisations\//) },
    ]);
  });
});
