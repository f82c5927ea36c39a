import { API_BASE } from './apiBase';
import { createTestServer, tokenHeaders } from '../testing/testServer';

describe('a list that is read again', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
  });

  const read = (token: string, tag?: string, path = '/vOrderInfo/getList?pageSize=5') =>
    server.app.request(`${API_BASE}${path}`, {
      headers: { ...tokenHeaders(token), ...(tag !== undefined && { 'if-none-match': tag }) },
    });
  const tagOf = (response: Response) => response.headers.get('etag')!;

  it('is confirmed without its rows while it has not changed', async () => {
    const first = await read(officer);
    const again = await read(officer, tagOf(first));

    expect(tagOf(first)).toMatch(/^"[\w-]{27}"$/);
    expect([again.status, await again.text(), tagOf(again)]).toEqual([304, '', tagOf(first)]);
    expect((await read(officer, `"other", W/${tagOf(first)}`)).status).toBe(304);
    expect(first.headers.get('content-type')).toBe('application/json');
  });

  it('comes whole once a row has changed', async () => {
    const first = await read(officer);
    const { data } = (await first.json()) as {
      data: { content: { id: string; position: string }[] };
    };
    const { id, position } = data.content[0]!;
    const order = server.database.db.updateTable('orders').where('id', '=', id);
    await order.set({ position: '另一职位' }).execute();

    const again = await read(officer, tagOf(first));
    await order.set({ position }).execute();

    expect(again.status).toBe(200);
    expect(tagOf(again)).not.toBe(tagOf(first));
  });

  it('is confirmed to nobody who may not see it', async () => {
    const first = await read(officer);
    const client = await server.signIn('client');

    expect((await read(client, tagOf(first))).status).toBe(200);
    expect((await read('x'.repeat(43), tagOf(first))).status).toBe(401);
  });

  it('is stored by nothing on the way', async () => {
    const first = await read(officer);
    const again = await read(officer, tagOf(first));

    expect([first, again].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
  });
});
