import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { visitor, type Caller } from '../../http/caller';
import { orderResource } from '../orders/resource';
import { exportQuery } from './exportQuery';
import { forgetRows } from './exportRows';
import { exportSource } from './exportSource';
import { noteRows } from './noteRows';
import { rightsOf } from '../../testing/rightsOf';

const staff: Caller = {
  ...visitor('127.0.0.1', 'zh'),
  userId: 'staff',
  userType: 'serviceUser',
  roles: ['ADMIN'],
  rights: rightsOf('ADMIN'),
};

describe('noting the rows of an export', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });

  /**
   * Notes in a database that is this process's alone, or not, whose rows change after so many
   * pieces.
   */
  async function note(orderParam: string, { isAlone = true, changesAfter = Infinity } = {}) {
    const { db } = server.database;
    let looks = 0;
    const totals = {
      get moment() {
        looks += 1;
        return isAlone ? Number(looks > changesAfter) : undefined;
      },
    };
    const query = exportQuery(exportSource(orderResource), { orderParam }, staff);
    const total = await noteRows(
      'job',
      query,
      { db, requests: { count: 0 }, totals: totals as never },
      // A slow machine makes the same pieces.
      { stop: new AbortController().signal, patience: Infinity },
    );
    const noted = await db
      .selectFrom('exportRows')
      .select(['place', 'rowId'])
      .where('jobId', '=', 'job')
      .orderBy('place')
      .execute();
    await forgetRows('job', { db });
    return {
      total,
      looks,
      places: noted.map(({ place }) => place),
      ids: noted.map(({ rowId }) => rowId),
    };
  }

  const inOrder = async (
    column: 'orderTime' | 'orderType' | 'slaDueAt',
    direction: 'asc' | 'desc',
  ) => {
    const rows = await server.database.db
      .selectFrom('orders')
      .select('id')
      .orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc().nullsLast()))
      .orderBy('id', direction)
      .execute();
    return rows.map(({ id }) => id);
  };

  it.each([
    ['order_time desc', 'orderTime', 'desc'],
    ['order_type asc', 'orderType', 'asc'],
    ['sla_due_at desc', 'slaDueAt', 'desc'],
  ] as const)(
    'notes every row once, in the order that was asked for: %s',
    async (orderParam, column, direction) => {
      const { total, places, ids } = await note(orderParam);

      expect(ids).toEqual(await inOrder(column, direction));
      expect(places).toEqual(ids.map((_, at) => at + 1));
      expect(total).toBe(ids.length);
    },
  );

  it('works in pieces, so that others are answered in between', async () => {
    const { looks } = await note('order_time desc');

    expect(looks).toBeGreaterThan(10);
  });

  it('begins again in one statement when a row has changed between two pieces', async () => {
    const { ids, looks } = await note('order_time desc', { changesAfter: 4 });

    expect(looks).toBe(5);
    expect(ids).toEqual(await inOrder('orderTime', 'desc'));
  });

  it('takes one statement where others write too', async () => {
    const { ids, looks } = await note('order_time desc', { isAlone: false });

    expect(looks).toBe(1);
    expect(ids).toEqual(await inOrder('orderTime', 'desc'));
  });
});
