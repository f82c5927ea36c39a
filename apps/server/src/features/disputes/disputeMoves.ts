import { disputeFlow, type DisputeFacts } from '@mingjian/api';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { accountOf, serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import { CANDIDATE_CLIENTS, NOBODY, ORDER_MANAGERS } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { isUnproven } from '../orders/orderFacts';
import { orderMoves } from '../orders/orderMoves';
import { privacyMoves } from '../privacy/privacyMoves';
import { beginDraft } from '../reports/drafts';
import { recordDisputeEvent } from './disputeEvents';
import { refreshDisputeStatus } from './disputeStatus';
import type { DisputeTable, MovedDispute } from './tables';
import { tellOfDispute } from './tellOfDispute';
import { disputeTexts } from './texts';

type Row = Moving<MovedDispute>;

const decided = ({ actor, reason, time }: Row) => ({
  decidedBy: accountOf(actor),
  decidedAt: time,
  decision: reason,
});

/** The moves of disputes, with what each needs and does. */
export const disputeMoves = serveFlow<MovedDispute, Updateable<DisputeTable>>()({
  flow: disputeFlow,
  moves: {
    accept: { may: ORDER_MANAGERS, after: accepted },
    reverify: { may: ORDER_MANAGERS },
    beginCorrection: {
      may: ORDER_MANAGERS,
      sets: async (moving) => ({ ...decided(moving), correctionId: await correctionFor(moving) }),
    },
    uphold: { may: ORDER_MANAGERS, sets: decided, after: upheld },
    correct: { may: NOBODY, after: corrected },
    withdraw: { may: CANDIDATE_CLIENTS, after: withdrawn },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedDispute | undefined> {
    const found = await db
      .selectFrom('disputes')
      .select('orderId')
      .where('id', '=', id)
      .executeTakeFirst();
    // The order first, as its own moves lock it: two that wait for each other would never end.
    const order = found && (await orderMoves.lock(found.orderId, actor, db));
    if (!order) return undefined;
    const row = await db
      .selectFrom('disputes')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { ...row, state: row.status, order };
  },
  facts: async (row, actor, { db }) => readDisputeFacts(row, actor, db),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('disputes')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
    await refreshDisputeStatus(row.orderId, db);
  },
  async record({ row, actor, reason, time, backend: { db } }, { name, before, after, right }) {
    const { id: disputeId, orderId } = row;
    const event = { disputeId, orderId, action: name, before, after, right, content: reason };
    await recordDisputeEvent(event, actor, time, db);
  },
  words: {
    missing: () => refusal(404, disputeTexts, (t) => t.missing),
    label: (name) => disputeTexts((t) => t[name]),
    blocker: (code, count) =>
      disputeTexts((t) =>
        code === 'openTasks' || code === 'unprovenLevels' ? t[code](count) : t[code],
      ),
    changed: async () => disputeTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('dispute_status', String(state), db);
      return (language) => {
        const label = disputeTexts((t) => t[name])(language);
        const status =
          state === WITHDRAWN ? disputeTexts((t) => t.withdrawn)(language) : labelIn(language);
        return disputeTexts((t) => t.notFrom(status, label))(language);
      };
    },
  },
});

/** State of a dispute that its dictionary does not have: the order's state has no such value. */
const WITHDRAWN = 5;

/** Returns the draft that corrects the report: the open one, or a new one. */
async function correctionFor({ row, actor, backend }: Row) {
  const id = await beginDraft(row.order, actor, backend);
  await backend.db
    .updateTable('reportVersions')
    .set({ kind: 3 })
    .where('id', '=', id)
    .where('status', 'in', [0, 20])
    .execute();
  return id;
}

async function accepted({ row, actor, backend }: Row) {
  const { order, requestId } = row;
  if (requestId !== null)
    await makeMove(
      privacyMoves,
      'take',
      { id: requestId, columns: { handledBy: accountOf(actor) } },
      SYSTEM,
      backend,
    );
  await tellOfDispute(
    {
      order,
      to: [row.raisedBy],
      from: accountOf(actor),
      title: disputeTexts((t) => t.acceptedTitle(order.orderNo)),
      content: disputeTexts((t) => t.accepted(order.candidateName)),
    },
    backend,
  );
}

/** Tells who raised it: the candidate by the answer to the request. */
async function upheld(moving: Row) {
  await answerRequest('refuse', moving, moving.reason ?? '');
  const { order } = moving.row;
  await tellDecision(
    moving,
    disputeTexts((t) => t.upheldTitle(order.orderNo)),
    moving.reason,
  );
}

async function corrected(moving: Row) {
  const { decision, order } = moving.row;
  await answerRequest('grant', moving, decision ?? '');
  await tellDecision(
    moving,
    disputeTexts((t) => t.correctedTitle(order.orderNo)),
    decision,
  );
}

async function answerRequest(
  move: 'grant' | 'refuse',
  { row, actor, backend }: Row,
  reason: string,
) {
  if (row.requestId === null) return;
  const columns = { decidedBy: row.decidedBy ?? accountOf(actor) };
  await makeMove(privacyMoves, move, { id: row.requestId, reason, columns }, SYSTEM, backend);
}

async function tellDecision(
  { row: { order, raisedBy }, actor, backend }: Row,
  title: ReturnType<typeof disputeTexts>,
  reason: string | null,
) {
  // The client learns of the end of a candidate's dispute, not of its words.
  const why = raisedBy === null ? null : reason;
  await tellOfDispute(
    {
      order,
      to: [raisedBy ?? order.orderedBy],
      from: accountOf(actor),
      title,
      content: disputeTexts((t) =>
        why === null ? t.byCandidate(order.candidateName) : t.decided(order.candidateName, why),
      ),
    },
    backend,
  );
}

async function withdrawn({ row: { order, content }, actor, backend }: Row) {
  await tellOfDispute(
    {
      order,
      to: [order.pmId],
      from: accountOf(actor),
      title: disputeTexts((t) => t.withdrawnTitle(order.orderNo)),
      content: disputeTexts((t) => t.raised(order.candidateName, content)),
    },
    backend,
  );
}

/** Returns the facts of a dispute for whoever looks at it. */
export async function readDisputeFacts(
  {
    id,
    raisedBy,
    correctionId,
  }: Pick<DisputeTable, 'id' | 'raisedBy'> & {
    correctionId: string | null;
  },
  actor: Actor,
  db: Db,
): Promise<DisputeFacts> {
  const { open, unproven } = await db
    .selectFrom('disputeItems as item')
    .innerJoin('orderTasks as task', 'task.id', 'item.taskId')
    .select(sql<number>`count(*) filter (where task.status not in (40, 45, -10))::int`.as('open'))
    .select(sql<number>`count(*) filter (where ${isUnproven})::int`.as('unproven'))
    .where('item.disputeId', '=', id)
    .where('item.isReverified', '=', true)
    .executeTakeFirstOrThrow();
  return {
    // The product withdraws for the candidate.
    isOwn: actor === SYSTEM || (raisedBy !== null && raisedBy === accountOf(actor)),
    openTasks: open,
    unprovenLevels: unproven,
    isCorrecting: correctionId !== null,
  };
}
