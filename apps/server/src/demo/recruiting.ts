import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { seededId } from '../database/ids';
import { stages, type Stage } from '../features/recruiting/stages';
import type { RecruitingSystem } from '../features/recruiting/tables';
import { recruitingTexts } from '../features/recruiting/texts';
import { insertRows } from './insertRows';
import { between } from './pick';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Orders of each connection. All have ended, so the demo sends nothing anywhere. */
const ORDERS = 12;

/** Systems with their accounts and packages, which names of the demo resemble. */
const SYSTEMS: readonly { atsType: RecruitingSystem; account: string; host: string }[] = [
  { atsType: 1, account: 'moka-org-2041', host: 'moka.example.com' },
  { atsType: 2, account: 'cli_a53c7e20f1', host: 'feishu.example.com' },
  { atsType: 3, account: 'dayee-8806', host: 'dayee.example.com' },
];

/** Packages of the systems and the products that they mean. */
const PACKAGES = [
  { packageId: 'pkg-basic', productId: 'STD_BASE' },
  { packageId: 'pkg-middle', productId: 'STD_MID' },
  { packageId: 'pkg-senior', productId: 'STD_DEEP' },
];

interface PlacedOrder {
  id: string;
  orderTime: Date;
  acceptTime: Date;
  submitTime: Date;
  dispatchTime: Date;
  issueTime: Date;
}

interface Connection {
  id: string;
  companyId: string;
  atsType: RecruitingSystem;
}

/**
 * Inserts connections of companies to their recruiting systems, one of each, with the orders that
 * came in and what was told of them. One order could not be made, and one delivery was given up.
 */
export async function insertRecruiting(db: Db, companyIds: readonly string[], now: Date) {
  for (const [index, companyId] of companyIds.slice(0, SYSTEMS.length).entries())
    await insertConnection(db, companyId, index, now);
}

async function insertConnection(db: Db, companyId: string, index: number, now: Date) {
  const { atsType, account, host } = SYSTEMS[index]!;
  const createdAt = new Date(now.getTime() - 200 * DAY);
  const connection = { id: seededId(createdAt, `recruiting ${atsType}`), companyId, atsType };
  const { rows: orders } = await sql<PlacedOrder>`
    select id, order_time as "orderTime", accept_time as "acceptTime",
      submit_time as "submitTime", dispatch_time as "dispatchTime", issue_time as "issueTime"
    from orders
    where company_id = ${companyId} and order_type = 1 and order_status >= 90
      and order_time > ${createdAt} and accept_time is not null and submit_time is not null
      and dispatch_time is not null and issue_time is not null
    order by order_time desc, id desc limit ${ORDERS}`.execute(db);
  await insertRows(db, 'recruiting_connections', [
    {
      ...connection,
      accountId: account,
      baseUrl: `https://${host}`,
      clientId: `mingjian-${atsType}`,
      // Nobody has these: administrators set their own.
      clientSecret: `demo secret ${connection.id}`,
      signingKey: `demo key ${connection.id}`,
      secretSetAt: createdAt,
      packages: JSON.stringify(PACKAGES),
      enabled: 1,
      lastSyncAt: orders[0]?.issueTime ?? null,
      createdAt,
      updatedAt: createdAt,
    },
  ]);
  const events = orders.map((order, place) => eventOf(connection, order, place));
  await insertRows(db, 'recruiting_events', [...events, failedEvent(connection, now)]);
  const placed = orders.map((order, place) => {
    const pushes = pushesOf(connection, order, atsType === 1 && place === 0);
    const source = {
      orderId: order.id,
      connectionId: connection.id,
      thirdOrderId: thirdOrderId(connection, place),
      lastStageTime: pushes.at(-1)!.stageTime,
    };
    return { source, pushes };
  });
  await insertRows(
    db,
    'recruiting_orders',
    placed.map(({ source }) => source),
  );
  await insertRows(
    db,
    'recruiting_pushes',
    placed.flatMap(({ pushes }) => pushes).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
}

const thirdOrderId = ({ atsType }: Connection, place: number) =>
  `BC-${atsType}${String(20_418 - place * 7).padStart(6, '0')}`;

function eventOf(connection: Connection, { id, orderTime }: PlacedOrder, place: number) {
  return {
    ...eventBase(connection, orderTime, place),
    status: 1,
    error: null,
    errorEn: null,
    orderId: id,
    processedAt: new Date(orderTime.getTime() + 400),
  };
}

/** An order with a package that nobody has mapped. Its content is kept until it is mended. */
function failedEvent(connection: Connection, now: Date) {
  const createdAt = new Date(now.getTime() - (connection.atsType * 7 + 2) * 60 * MINUTE);
  const why = recruitingTexts((t) => t.unknownPackage('pkg-overseas'));
  return {
    ...eventBase(connection, createdAt, -1),
    status: 2,
    error: why('zh'),
    errorEn: why('en'),
    orderId: null,
    processedAt: new Date(createdAt.getTime() + 400),
  };
}

function eventBase({ id, companyId, atsType }: Connection, createdAt: Date, place: number) {
  const name = `recruiting event ${atsType} ${place}`;
  return {
    id: seededId(createdAt, name),
    connectionId: id,
    companyId,
    atsType,
    eventId: `evt-${atsType}-${String(90_000 - place)}`,
    thirdOrderId: thirdOrderId({ id, companyId, atsType }, place),
    body: null,
    createdAt,
  };
}

/** The deliveries of an order that has ended, all of them taken but perhaps the last. */
function pushesOf(connection: Connection, order: PlacedOrder, isGivenUp: boolean) {
  const told: readonly (readonly [Stage, Date, ('report.issued' | 'order.progress')?])[] = [
    [stages.placed, order.orderTime],
    [stages.invited, new Date(order.acceptTime.getTime() + 2 * MINUTE)],
    [stages.submitted, order.submitTime],
    [stages.verifying, order.dispatchTime],
    [stages.reported, order.issueTime],
    [stages.reported, order.issueTime, 'report.issued'],
  ];
  let latest = 0;
  return told.map(([stage, at, event = 'order.progress'], place) => {
    latest = Math.max(latest + 1, at.getTime());
    const createdAt = new Date(latest);
    const hasFailed = isGivenUp && place === told.length - 1;
    return {
      id: seededId(createdAt, `recruiting push ${order.id} ${place}`),
      connectionId: connection.id,
      companyId: connection.companyId,
      atsType: connection.atsType,
      orderId: order.id,
      number: place + 1,
      event,
      stage: stage.zh,
      stageEn: stage.en,
      stageTime: String(latest),
      status: hasFailed ? 3 : 1,
      attemptCount: hasFailed ? 7 : 1,
      lastError: hasFailed ? '招聘系统返回 HTTP 503' : null,
      lastErrorEn: hasFailed ? 'The recruiting system responded with HTTP 503' : null,
      nextAt: null,
      deliveredAt: hasFailed
        ? null
        : new Date(latest + Math.round(between(place, 91 + connection.atsType, 300, 2_400))),
      createdAt,
    };
  });
}
