import { collectFlow, type CollectFacts, type CollectStatus } from '@mingjian/api';
import { sql, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import {
  accountOf,
  nameOfActor,
  serveFlow,
  SYSTEM,
  type Actor,
  type Moving,
} from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { CLIENT_PLACERS, NOBODY, ORDER_MANAGERS } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { removeLinks } from '../entryLinks/entryLinks';
import { orderMoves } from '../orders/orderMoves';
import { withdrawConsents } from './consents';
import { recordEvidence } from './evidence';
import { runFormEffects } from './formEffects';
import { isComplete, itemRows, travellingItems } from './items';
import { collectBlockerTexts, collectMoveTexts } from './moveTexts';
import { continueOrder, submitItems } from './submission';
import type { CollectFormTable, MovedForm } from './tables';
import { collectTexts } from './texts';

/** Who invites a candidate: staff, and clients for orders of their own. */
export const INVITERS = [...ORDER_MANAGERS, ...CLIENT_PLACERS];

/** Minutes between two messages to a candidate, and most of them for one order. */
export const PAUSE_MINUTES = 10;
export const MOST_MESSAGES = 7;

/** The moves of collection forms, with what each needs and does. */
export const collectMoves = serveFlow<MovedForm, Updateable<CollectFormTable>>()({
  flow: collectFlow,
  moves: {
    invite: {
      may: INVITERS,
      sets: (moving) => ({ refuseReason: null, ...planned(moving) }),
      after: invited,
    },
    remind: { may: INVITERS, after: invited },
    open: { may: NOBODY, sets: ({ time }) => ({ openedAt: time }) },
    identify: { may: NOBODY, sets: ({ time }) => ({ identifiedAt: time }) },
    authorise: { may: NOBODY, sets: ({ time }) => ({ authorisedAt: time }), after: authorised },
    authoriseOnPaper: {
      may: ORDER_MANAGERS,
      sets: ({ time }) => ({ authorisedAt: time }),
      after: authorised,
    },
    fill: {
      may: ORDER_MANAGERS,
      sets: ({ row, time }) => ({ firstSavedAt: row.firstSavedAt ?? time }),
    },
    submit: {
      may: ORDER_MANAGERS,
      sets: ({ row, time }) => ({ submittedAt: time, firstSavedAt: row.firstSavedAt ?? time }),
      after: async (moving) => {
        await submitItems(moving);
        await continueOrder(moving);
      },
    },
    supply: {
      may: ORDER_MANAGERS,
      after: async (moving) => {
        await submitItems(moving);
        await continueOrder(moving);
      },
    },
    returnItems: {
      may: ORDER_MANAGERS,
      sets: (moving) => ({ passedAt: null, ...planned(moving) }),
    },
    pass: {
      may: ORDER_MANAGERS,
      sets: ({ time }) => ({ passedAt: time }),
      after: async ({ row, backend: { db } }) => {
        await db
          .updateTable('collectItems')
          .set({ status: 4, returned: '[]', returnReason: null })
          .where('formId', '=', row.id)
          .where('status', '<>', 5)
          .execute();
      },
    },
    refuse: { may: ORDER_MANAGERS, sets: refusedFor, after: endedBy(3) },
    expire: { may: NOBODY },
    withdraw: { may: ORDER_MANAGERS, sets: refusedFor, after: endedBy(4) },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedForm | undefined> {
    // The order first, as its own moves lock it: two that wait for each other would never end.
    await sql`select 1 from orders where id =
      (select order_id from collect_forms where id = ${id}) for update`.execute(db);
    const form = await db
      .selectFrom('collectForms')
      .selectAll()
      .where('id', '=', id)
      .$if(actor !== SYSTEM, (query) => query.where(reachedBy(actor as Caller)))
      .forUpdate()
      .executeTakeFirst();
    return form && { ...form, state: form.status };
  },
  facts: async (row, _actor, backend) => readCollectFacts(row, backend),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('collectForms')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record(moving, { name, before, after, right }) {
    const { row, actor, reason, time, backend } = moving;
    await backend.db
      .insertInto('collectEvents')
      .values({
        formId: row.id,
        orderId: row.orderId,
        number: sql<number>`(select count(*) + 1 from collect_events where form_id = ${row.id})`,
        action: name,
        statusBefore: before,
        statusAfter: after,
        rightCode: right,
        userId: accountOf(actor),
        userName: nameOfActor(actor),
        content: reason,
        createTime: time,
      })
      .execute();
    const { id: subject, orderId } = row;
    const payload = { before, after, reason };
    await recordEvidence({ orderId, kind: `form.${name}`, subject, payload }, actor, backend);
  },
  followed: runFormEffects,
  words: {
    missing: () => refusal(404, collectTexts, (t) => t.formMissing),
    label: (name) => collectMoveTexts((t) => t[name]),
    blocker: (code, count) => collectBlockerTexts((t) => t[code](count)),
    changed: async () => collectTexts((t) => t.itemNewer),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('collect_status', String(state), db);
      return (language) => {
        const label = collectMoveTexts((t) => t[name])(language);
        return collectBlockerTexts((t) => t.notFrom(labelIn(language), label))(language);
      };
    },
  },
});

/** Candidates reach the form of their link. */
const reachedBy = (caller: Caller) =>
  caller.candidate
    ? sql<SqlBool>`collect_forms.id = ${caller.candidate.formId}`
    : withinScope(caller, 'collectForms.companyId');

/** Reads what decides about the moves of a form. */
export async function readCollectFacts(
  { id, orderId, sentAt, sendCount }: MovedForm,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<CollectFacts> {
  const rows = await itemRows(id, db);
  const items = await travellingItems(rows, 'zh', db);
  const { letters } = await db
    .selectFrom('orders')
    .select((eb) =>
      eb
        .selectFrom('orderPapers')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('orderPapers.orderId', '=', 'orders.id')
        .as('letters'),
    )
    .select('authUrl')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const minutes = sentAt === null ? Infinity : (now().getTime() - sentAt.getTime()) / 60_000;
  return {
    minutesToWait: Math.max(0, Math.ceil(PAUSE_MINUTES - minutes)),
    isSentOut: sendCount >= MOST_MESSAGES,
    hasLetter: Number(letters) > 0,
    incompleteItems: items.filter((item) => !isComplete(item)).length,
    returnedItems: items.filter(({ status }) => status === 3).length,
  };
}

/** The plan of reminders begins anew. */
function planned({ time }: Moving<MovedForm>) {
  return { remindFrom: time, planDays: 0 };
}

function refusedFor({ reason }: Moving<MovedForm>) {
  return { refuseReason: reason };
}

/** Tells the order of an invitation, and the candidate's row that consent is asked for. */
async function invited({ row, actor, backend }: Moving<MovedForm>) {
  await backend.db
    .updateTable('candidates')
    .set({ authStatus: 1 })
    .where('id', '=', row.candidateId)
    .where('authStatus', '=', 0)
    .execute();
  const order = await orderMoves.lock(row.orderId, SYSTEM, backend.db);
  if (order?.state === 20)
    await makeMove(orderMoves, 'invite', { id: row.orderId }, actor, backend);
}

async function authorised({ row, backend: { db } }: Moving<MovedForm>) {
  await db
    .updateTable('candidates')
    .set({ authStatus: 2, withdrawTime: null })
    .where('id', '=', row.candidateId)
    .execute();
}

/** Ends the order with the consent: work stops at once, and the link with its sessions is gone. */
function endedBy(authStatus: 3 | 4) {
  return async (moving: Moving<MovedForm>) => {
    const { row, time, backend } = moving;
    const { db } = backend;
    await withdrawConsents(moving, authStatus === 3 ? 'refused' : 'withdrawn');
    await db
      .updateTable('candidates')
      .set({ authStatus, withdrawTime: time })
      .where('id', '=', row.candidateId)
      .execute();
    if (authStatus === 3) await removeLinks(row.id, db);
    const order = await orderMoves.lock(row.orderId, SYSTEM, db);
    const isOpen = order !== undefined && order.state >= 20 && order.state <= 70;
    // The client is told that it ended, not what the candidate wrote.
    const told = collectTexts((t) => (authStatus === 3 ? t.refusedReason : t.withdrawnReason))(
      'zh',
    );
    if (isOpen)
      await makeMove(
        orderMoves,
        'refuseConsent',
        { id: row.orderId, reason: told },
        SYSTEM,
        backend,
      );
  };
}

/** States of a form in which its candidate may change it. */
export const FILLABLE: readonly CollectStatus[] = [35, 40, 60];
