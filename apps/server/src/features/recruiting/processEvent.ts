import type { InputOf, RecruitingEvent, recruitingEvents } from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import { Failure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { JobKind } from '../../jobs/jobKind';
import { logEvent } from '../../resources/operateLog';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import type { Wording } from '../../texts';
import { knownCandidate } from '../candidates/knownCandidate';
import { placeOrder } from '../orders/placeOrder';
import { adapters } from './adapters/adapters';
import type { IncomingOrder } from './adapters/adapter';
import { eventProcessing } from './jobs';
import { orderingCaller } from './orderingCaller';
import { packagesIn } from './packages';
import { queuePush } from './queuePush';
import { eventResource } from './resource';
import { stages } from './stages';
import type { RecruitingConnectionTable, RecruitingEventTable } from './tables';
import { reasonOf } from './reasonOf';
import { recruitingTexts } from './texts';
import { tellOfFailure } from './tellOfFailure';

type Connection = Selectable<RecruitingConnectionTable>;
type Event = Selectable<RecruitingEventTable>;

/** Facts that an event lacks, from an administrator. */
type Added = Pick<InputOf<typeof recruitingEvents.process>, 'mobile' | 'idCardNo'>;

/** Makes the order of an event. */
export const recruitingEventJobs: JobKind<{ id: string }, Backend> = {
  ...eventProcessing,
  retries: 3,
  pause: 10,
  run: async ({ id }, backend) => processEvent(id, {}, backend),
};

/** Tries to make the order of a failed event again, with what it lacks. */
export async function processAgain(
  { id, ...added }: InputOf<typeof recruitingEvents.process>,
  caller: Caller,
  backend: Backend,
): Promise<RecruitingEvent> {
  demandRight(caller, ADMINISTRATORS);
  const event = await readRow(eventResource, id, caller, backend);
  if (event.status !== 2) throw refusal(409, recruitingTexts, (t) => t.notFailed);
  await logEvent(
    {
      action: 'updated',
      module: 'system',
      objectType: 'recruitingEvent',
      objectId: id,
      after: { eventId: event.eventId },
    },
    caller,
    backend.now(),
    backend.db,
  );
  await makeOrder(id, added, backend);
  return readRow(eventResource, id, caller, backend);
}

const processEvent = async (id: string, added: Added, backend: Backend) =>
  backend.db.transaction().execute(async (trx) => makeOrder(id, added, { ...backend, db: trx }));

/** Makes the order of an event in the caller's transaction, or notes why it cannot be made. */
async function makeOrder(id: string, added: Added, backend: Backend) {
  const { db, now } = backend;
  const event = await db
    .selectFrom('recruitingEvents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!event) throw notFound();
  if (event.status === 1 || event.status === 3) return;
  const connection = await db
    .selectFrom('recruitingConnections')
    .selectAll()
    .where('id', '=', event.connectionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('recruitingOrders')
    .select('orderId')
    .where('connectionId', '=', connection.id)
    .where('thirdOrderId', '=', event.thirdOrderId ?? '')
    .executeTakeFirst();
  if (known) return note(event, { status: 3, orderId: known.orderId, why: orderKnown }, backend);
  const orderId = await attempt(event, connection, added, backend);
  if (orderId === undefined) return;
  await note(event, { status: 1, orderId, why: null }, backend);
  await db
    .updateTable('recruitingConnections')
    .set({ lastSyncAt: now() })
    .where('id', '=', connection.id)
    .execute();
}

/** Places an order and returns its id; `undefined` when it was refused, which is noted. */
async function attempt(event: Event, connection: Connection, added: Added, backend: Backend) {
  const { db } = backend;
  // The savepoint takes back what a refused order has written.
  await sql`savepoint order_of_event`.execute(db);
  try {
    const orderId = await place(event, connection, added, backend);
    await sql`release savepoint order_of_event`.execute(db);
    return orderId;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`rollback to savepoint order_of_event`.execute(db);
    const why = reasonOf(error);
    await note(event, { status: 2, orderId: null, why }, backend);
    if (event.status === 0) await tellOfFailure(event, why, backend);
    return undefined;
  }
}

async function place(event: Event, connection: Connection, added: Added, backend: Backend) {
  const { db } = backend;
  if (connection.enabled === 0 || connection.deletedAt) throw failed((t) => t.off);
  if (event.body === null) throw failed((t) => t.deletedContent);
  const order = (await adapters[event.atsType].read(event.body)) as IncomingOrder;
  const productId = productOf(order.packageId, connection);
  if (!productId) throw failed((t) => t.unknownPackage(order.packageId));
  const caller = await orderingCaller(connection.companyId, backend);
  if (!caller) throw failed((t) => t.noAccount);
  const { id, orderNo } = await placeOrder(
    {
      orderType: 1,
      companyId: connection.companyId,
      productId,
      addItems: await addItemsOf(order, connection, backend),
      ...(await personOf(order, added, connection.companyId, backend)),
      ...(order.remark && { remark: order.remark }),
    },
    caller,
    backend,
    { isOneOfMany: true },
  );
  await db
    .insertInto('recruitingOrders')
    .values({
      orderId: id,
      connectionId: connection.id,
      thirdOrderId: order.thirdOrderId,
      lastStageTime: '0',
    })
    .execute();
  await queuePush({ id, orderNo }, 'order.progress', stages.placed, backend);
  return id;
}

const failed = (choose: Parameters<typeof recruitingTexts>[0]) =>
  new Failure(409, recruitingTexts(choose));

const orderKnown: Wording = recruitingTexts((t) => t.orderKnown);

const productOf = (packageId: string, { packages }: Connection) =>
  packagesIn(packages)?.find((one) => one.packageId === packageId)?.productId;

/** Returns the codes of the add-ons that additional items mean, as a JSON text. */
async function addItemsOf(order: IncomingOrder, connection: Connection, { db }: Backend) {
  const codes: string[] = [];
  for (const item of order.additionalItemIds) {
    const productId = productOf(item, connection);
    const offer =
      productId &&
      (await db
        .selectFrom('companyOffers')
        .select('productCode')
        .where('companyId', '=', connection.companyId)
        .where('productId', '=', productId)
        .where('isAddItem', '=', 1)
        .executeTakeFirst());
    if (!offer) throw failed((t) => t.unknownItem(item));
    codes.push(offer.productCode);
  }
  return JSON.stringify([...new Set(codes)]);
}

/** Returns the candidate of an order: a known one of the company, or the fields of a new one. */
async function personOf(
  { candidate }: IncomingOrder,
  added: Added,
  companyId: string,
  backend: Backend,
) {
  const mobile = added.mobile ?? candidate.mobile?.replace(/^\+?86/, '').replace(/\D/g, '');
  const idCardNo = added.idCardNo ?? candidate.idCardNo;
  if (!mobile) throw failed((t) => t.noMobile);
  const person = { name: candidate.name, mobile, idCardNo };
  const candidateId = await knownCandidate(companyId, person, backend);
  if (candidateId) return { candidateId };
  if (!idCardNo) throw failed((t) => t.noIdNumber);
  return {
    userName: candidate.name,
    mobile,
    idCardNo,
    ...(candidate.email && { email: candidate.email }),
    ...(candidate.position && { position: candidate.position }),
  };
}

interface Outcome {
  status: 1 | 2 | 3;
  orderId: string | null;
  why: Wording | null;
}

/** Notes what became of an event. The content stays only for one that failed. */
async function note(event: Event, { status, orderId, why }: Outcome, { db, now }: Backend) {
  await db
    .updateTable('recruitingEvents')
    .set({ status, orderId, processedAt: now() })
    .set({ error: why?.('zh').slice(0, 500) ?? null, errorEn: why?.('en').slice(0, 500) ?? null })
    .$if(status !== 2, (update) => update.set({ body: null }))
    .where('id', '=', event.id)
    .execute();
}
