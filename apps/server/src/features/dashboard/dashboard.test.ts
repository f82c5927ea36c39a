import { BOARD_FIGURES, boardConditions, encodeSearch, type BoardFigures } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';

describe('the dashboard', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;

  beforeAll(async () => {
    server = await createTestServer();
  });

  async function boardOf(account: string) {
    const token = await server.signIn(account);
    const call = async (path: string, body: object) =>
      (await server.call(path, body, { token })).data;
    const figures = (await call('/main/getMainBoardData', {})) as BoardFigures;
    const listed = async (conditions: ReturnType<typeof boardConditions>) =>
      (await call('/vOrderInfo/getList', { searchParam: encodeSearch(conditions) })).total;
    return { figures, listed };
  }

  it.each(['officer', 'admin', 'client'])(
    'counts for %s exactly the orders that each figure opens',
    async (account) => {
      const { figures, listed } = await boardOf(account);

      for (const figure of BOARD_FIGURES)
        expect([figure, await listed(boardConditions({ figure, ...figures }))]).toEqual([
          figure,
          figures.all[figure],
        ]);
    },
  );

  it('counts an officer’s own orders apart', async () => {
    const { figures, listed } = await boardOf('officer');
    const { id: pmId } = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();

    for (const figure of BOARD_FIGURES)
      expect([figure, await listed(boardConditions({ figure, pmId, ...figures }))]).toEqual([
        figure,
        figures.mine![figure],
      ]);
    expect(figures.mine!.inProgress).toBeGreaterThan(0);
    expect(figures.mine!.inProgress).toBeLessThan(figures.all.inProgress);
  });

  it('has no figures of their own for client companies', async () => {
    const { figures } = await boardOf('client');

    expect(figures.mine).toBeNull();
  });

  it('has no first steps where orders are accepted already', async () => {
    const { figures } = await boardOf('admin');

    expect(figures.firstSteps).toBeNull();
  });
});
