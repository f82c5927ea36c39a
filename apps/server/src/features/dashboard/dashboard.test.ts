import {
  boardConditions,
  boardSort,
  encodeSearch,
  fromBeijing,
  toOrderParam,
  type Board,
  type BoardFigure,
} from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';

/** The list that a figure leads to: that of orders for all others. */
const LISTS: { [figure in BoardFigure]?: string } = {
  openTasks: '/gOrderTask/getList',
  returnedTasks: '/gOrderTask/getList',
  tasksToReview: '/gOrderTask/getList',
  unassignedTasks: '/gOrderTask/getList',
  registrations: '/companyRegistration/getList',
  failedMessages: '/outbox/getList',
};

/** Ids of messages that could not be sent. */
const FAILED = ['failedMessage1', 'failedMessage2'];
/** Id of a request that waits to be decided. */
const REGISTRATION = 'dashboardRegistration';

describe('the dashboard', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;

  beforeAll(async () => {
    server = await createTestServer();
    const failed = FAILED.map((id) => ({
      id,
      channel: 'email' as const,
      kind: 'passwordReset' as const,
      recipient: `${id}@mail.example`,
      subject: '验证码',
      content: null,
      expiresAt: null,
      status: 2 as const,
      problem: 'mailbox full',
      createdAt: server.clock.now,
      nextTryAt: server.clock.now,
      sentAt: null,
    }));
    await server.database.db.insertInto('outbox').values(failed).execute();
    await server.database.db.insertInto('companyRegistrations').values(pending()).execute();
  });
  afterAll(async () => {
    const { db } = server.database;
    await db.deleteFrom('outbox').where('id', 'in', FAILED).execute();
    await db.deleteFrom('companyRegistrations').where('id', '=', REGISTRATION).execute();
  });

  const pending = () => ({
    id: REGISTRATION,
    referenceNo: 'DASHBOARD23',
    companyName: '杭州远帆信息技术有限公司',
    creditCode: '91330100799655058B',
    contactName: '沈帆',
    phone: '+86 154 0000 0433',
    phoneDigits: '15400000433',
    email: 'shen.fan@yuanfan.example',
    username: '远帆人事',
    passwordHash: 'hash',
    language: 'zh' as const,
    status: 0 as const,
    reason: null,
    createdBy: null,
    companyId: null,
    handledBy: null,
    handledAt: null,
    createdAt: server.clock.now,
  });

  async function boardOf(account: string) {
    const token = await server.signIn(account);
    const call = async (path: string, body: object) =>
      (await server.call(path, body, { token })).data;
    const board = (await call('/main/getMainBoardData', {})) as Board;
    const { id } = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', account)
      .executeTakeFirstOrThrow();
    const list = async (
      path: string,
      search: Omit<Parameters<typeof boardConditions>[0], 'asOf'>,
    ) =>
      call(path, { searchParam: encodeSearch(boardConditions({ ...search, asOf: board.asOf })) });
    return { board, id, call, list };
  }

  const figuresOf = ({ tiles }: Board) => tiles.map(({ figure }) => figure).join(' ');
  const READERS = ['officer', 'admin', 'client', 'finance007', 'verifier002', 'dispatch004'];

  it.each(READERS)('counts for %s exactly the rows that each figure opens', async (account) => {
    const { board, id, list } = await boardOf(account);

    expect(board.tiles).toHaveLength(5);
    for (const { figure, all, own } of board.tiles) {
      const path = LISTS[figure] ?? '/vOrderInfo/getList';
      const listed = await list(path, { name: figure });
      expect([figure, all]).toEqual([figure, listed.total]);
      if (own !== null) {
        const ownRows = await list(path, { name: figure, pmId: id });
        expect([figure, own]).toEqual([figure, ownRows.total]);
      }
    }
  });

  it.each(READERS)('shows %s the first rows of the list that each group opens', async (account) => {
    const { board, id, call } = await boardOf(account);

    expect(board.groups.length).toBeGreaterThan(0);
    for (const { name, isOwn, total, orders } of board.groups) {
      const pmId = isOwn ? id : undefined;
      const page = await call('/vOrderInfo/getList', {
        searchParam: encodeSearch(boardConditions({ name, pmId, asOf: board.asOf })),
        orderParam: toOrderParam(boardSort(name)),
        pageSize: orders.length,
      });
      expect([name, total, orders]).toEqual([name, page.total, page.content]);
    }
  });

  it('puts every order in progress of an officer into one group', async () => {
    const { board, id, list } = await boardOf('officer');
    const { total } = await list('/vOrderInfo/getList', { name: 'inProgress', pmId: id });

    const own = board.groups.filter(({ isOwn }) => isOwn);
    expect(own.reduce((sum, group) => sum + group.total, 0)).toBe(total);
    expect(total).toBeGreaterThan(0);
    expect(board.groups.find(({ name }) => name === 'awaitingAcceptance')!.isOwn).toBe(false);
  });

  it('follows rights: decisions for administrators, own work for who accepts orders', async () => {
    const admin = (await boardOf('admin')).board;
    const officer = (await boardOf('officer')).board;
    const verifier = (await boardOf('verifier002')).board;

    expect(figuresOf(admin)).toBe(
      'registrations awaitingAcceptance overdue failedMessages dueToday',
    );
    // Messages of other tests have failed too.
    const failed = await server.database.db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 2)
      .execute();
    expect(admin.failedMessages!.total).toBe(failed.length);
    expect(failed.map(({ id }) => id)).toEqual(expect.arrayContaining(FAILED));
    expect(admin.registrations!.rows[0]).toMatchObject({ status: 0 });
    expect(figuresOf(officer)).toBe(
      'awaitingAcceptance overdue dueToday waitingForCandidate finishedThisMonth',
    );
    expect(officer.failedMessages).toBeNull();
    expect([verifier.registrations, verifier.failedMessages]).toEqual([null, null]);
    expect(verifier.groups.map(({ name }) => name)).not.toContain('awaitingAcceptance');
  });

  it('begins with the tasks that wait for who verifies, reviews or hands them out', async () => {
    for (const [account, figures] of [
      ['verifier002', 'openTasks returnedTasks overdue dueToday waitingForCandidate'],
      ['qc006', 'tasksToReview overdue dueToday report finishedThisMonth'],
      ['dispatch004', 'awaitingAcceptance unassignedTasks overdue dueToday finishedThisMonth'],
    ] as const) {
      const { board, id, call } = await boardOf(account);

      expect(figuresOf(board)).toBe(figures);
      const { figure, isOwn, total, rows } = board.tasks!;
      expect(board.tiles.find((tile) => tile.figure === figure)).toMatchObject({
        [isOwn ? 'own' : 'all']: total,
      });
      const page = await call('/gOrderTask/getList', {
        searchParam: encodeSearch(
          boardConditions({ name: figure, asOf: board.asOf, pmId: isOwn ? id : undefined }),
        ),
        orderParam: toOrderParam(boardSort(figure)),
        pageSize: 5,
      });
      expect([total, rows]).toEqual([page.total, page.content]);
    }
    expect((await boardOf('officer')).board.tasks).toBeNull();
  });

  it('shows who pays for a client the statements to confirm, and no staff', async () => {
    const { board, call } = await boardOf('client');
    const { total } = await call('/aCompanyStatement/getList', {
      searchParam: encodeSearch(boardConditions({ name: 'statementsToConfirm', asOf: board.asOf })),
    });

    expect(board.statementsToConfirm!.total).toBe(total);
    expect((await boardOf('admin')).board.statementsToConfirm).toBeNull();
  });

  it('shows client companies their own steps, and nothing of the work of others', async () => {
    const { board } = await boardOf('client');

    expect(figuresOf(board)).toBe(
      'awaitingAcceptance authorisation verification report finishedThisMonth',
    );
    expect(board.tiles.every(({ own }) => own === null)).toBe(true);
    expect(board.groups.map(({ name }) => name)).toEqual(['finished', 'inProgress']);
    expect(board).toMatchObject({ byStatus: null, registrations: null, failedMessages: null });
  });

  it('has no rest of the week on a Sunday', async () => {
    const { now } = server.clock;
    server.clock.now = fromBeijing('2026-06-21 10:00:00')!;
    const { board, id, list } = await boardOf('officer').finally(() => {
      server.clock.now = now;
    });

    const groups = board.groups.filter(({ isOwn }) => isOwn);
    expect(groups.map(({ name }) => name)).not.toContain('dueThisWeek');
    const { total } = await list('/vOrderInfo/getList', { name: 'inProgress', pmId: id });
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
  });

  it('has no first steps where orders are accepted already', async () => {
    const { board } = await boardOf('admin');

    expect(board.firstSteps).toBeNull();
  });
});
