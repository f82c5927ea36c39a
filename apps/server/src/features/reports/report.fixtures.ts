import { REVIEW_POINTS, type ReportVersion } from '@mingjian/api';
import { sql } from 'kysely';
import type { createTestServer } from '../../testing/testServer';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Returns the short ways to the reports of orders, as somebody. */
export function reportCalls(server: TestServer) {
  const { call } = server;
  const { db } = server.database;
  const save = async (input: object, token: string) =>
    call('/GOrderReportVersion/save', input, { token });
  return {
    save,
    /**
     * An order of the shared client that waits for its report (70) or for the end of its work (60):
     * a settled one without what came after, in its history as in its row.
     */
    async order(status: 60 | 70 = 70) {
      const order = await db
        .selectFrom('orders')
        .innerJoin('users', 'users.companyId', 'orders.companyId')
        .selectAll('orders')
        .where('users.username', '=', 'client')
        .where('orderStatus', '=', 100)
        .where('orders.orderType', '=', 1)
        .where('orders.orderedBy', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('reportVersions').select('id').whereRef('orderId', '=', 'orders.id')),
          ),
        )
        // Red and yellow levels would need evidence before the end of the work.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orderTasks')
                .select('id')
                .whereRef('orderId', '=', 'orders.id')
                .where('dangerLevel', 'in', [1, 2]),
            ),
          ),
        )
        .orderBy('orders.id', 'desc')
        .executeTakeFirstOrThrow();
      await db.transaction().execute(async (trx) => {
        await sql`alter table order_events disable trigger order_events_append_only`.execute(trx);
        await sql`
          delete from order_events where order_id = ${order.id} and number > (
            select number from order_events
            where order_id = ${order.id} and action = ${status === 70 ? 'score' : 'finishTasks'}
          )`.execute(trx);
        await sql`alter table order_events enable trigger order_events_append_only`.execute(trx);
        await trx
          .updateTable('orders')
          .set({ orderStatus: status, issueTime: null, finishTime: null, settleTime: null })
          .$if(status === 60, (row) => row.set({ kpiTime: null }))
          .where('id', '=', order.id)
          .execute();
      });
      return order;
    },
    async begin(orderId: string, token: string) {
      const begun = await save({ orderId }, token);
      if (begun.code !== 0) throw new Error(begun.msg);
      return begun.data as ReportVersion;
    },
    async move(version: ReportVersion, action: string, token: string, more: object = {}) {
      return save({ id: version.id, orderId: version.orderId, action, ...more }, token);
    },
    async part(
      name: 'Cover' | 'Summary' | 'Remark' | 'Ending',
      input: { orderId: string; content: string; contentEn?: string; versionNo: number },
      token: string,
    ) {
      return call(`/GOrderReport${name}/save`, input, { token });
    },
    /** Brings a version to its issue: written by one, reviewed by the other. */
    async reviewed(orderId: string, writer: string, reviewer: string) {
      const version = await this.begin(orderId, writer);
      await this.move(version, 'submit', writer);
      const passed = await this.move(version, 'pass', reviewer, REVIEW);
      if (passed.code !== 0) throw new Error(passed.msg);
      return passed.data as ReportVersion;
    },
  };
}

/** A review in which everything is checked. */
export const REVIEW = { qcScore: 95, qcCheck: JSON.stringify(REVIEW_POINTS) };
