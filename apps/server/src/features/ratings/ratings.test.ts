import type { OrderRatingState } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { reportCalls } from '../reports/report.fixtures';

describe('a rating of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    client = await server.signIn('client');
  });

  const rate = async (orderId: string, input: object, token = client) =>
    server.call('/gOrderRating/save', { orderId, ...input }, { token });
  const read = async (orderId: string, token: string) =>
    server.call('/gOrderRating/getOfOrder', { orderId }, { token });
  const issuedOrder = async () => {
    const calls = reportCalls(server);
    const reviewer = await server.signIn('officer2');
    const { id } = await calls.order();
    const version = await calls.reviewed(id, officer, reviewer);
    await calls.move(version, 'issue', reviewer);
    return id;
  };

  it('is given once the report is issued, within limits, and read by staff', async () => {
    const { id: early } = await reportCalls(server).order();
    expect((await rate(early, { stars: 5 })).msg).toBe('报告出具后才能评价');
    const orderId = await issuedOrder();
    expect((await read(orderId, client)).data).toEqual({
      rating: null,
      mayRate: true,
      changeableUntil: null,
    });
    expect((await rate(orderId, { stars: 6 })).status).toBe(400);
    const given = (await rate(orderId, { stars: 4, content: ' 及时 ' })).data as OrderRatingState;
    expect(given).toMatchObject({ rating: { stars: 4, content: '及时' }, mayRate: true });
    expect((await read(orderId, officer)).data).toMatchObject({
      rating: { stars: 4, content: '及时' },
      mayRate: false,
    });
    expect((await rate(orderId, { stars: 2 })).data).toMatchObject({
      rating: { stars: 2, content: null },
    });
  });

  it('is for its own company, and fixed after a week', async () => {
    const orderId = await issuedOrder();
    const stranger = await server.signIn('client2');
    expect((await rate(orderId, { stars: 1 }, stranger)).status).toBe(404);
    expect((await read(orderId, stranger)).status).toBe(404);
    expect((await rate(orderId, { stars: 1 }, officer)).status).toBe(403);
    await rate(orderId, { stars: 5 });
    await server.database.db
      .updateTable('orderRatings')
      .set({ createdAt: new Date(server.backend.now().getTime() - 8 * 86_400_000) })
      .where('orderId', '=', orderId)
      .execute();
    expect((await read(orderId, client)).data).toMatchObject({ mayRate: false });
    expect((await rate(orderId, { stars: 1 })).msg).toBe('评价满 7 天后不能修改');
  });
});
