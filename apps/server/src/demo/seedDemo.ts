import { DAY, startOfBeijingDay } from '@mingjian/api';
import { sql, type NotNull } from 'kysely';
import type { DemoSize } from '../config';
import type { Db } from '../database/connect';
import { createOrderIndexes, orderIndexes } from '../database/migrations/0004_orders';
import { candidateIndexes, createCandidateIndexes } from '../database/migrations/0006_resources';
import { createFoldedIndexes, foldedIndexes } from '../database/migrations/0052_folded_texts';
import { learnDurations, refreshEta, runningOrders } from '../features/orders/orderEta';
import { hashPassword } from '../features/session/passwords';
import { FIRST_ROLE } from '../roles';
import { insertBalances, noteLowBalances } from './balances';
import { demoArticles, demoCategories, demoInnerCategories, demoReadings } from './articles';
import { demoPasswordLines, demoSignIns } from './accountEvents';
import { demoAddresses, demoFollowUps } from './companyContacts';
import { demoSourceContacts } from './sourceContacts';
import { demoCart } from './carts';
import { demoCollect, type CollectWorld } from './collect';
import {
  COMPANY_COUNT,
  companyPoint,
  companyStreet,
  demoCompany,
  demoRuleFiles,
} from './companies';
import { demoDepartments } from './departments';
import { insertInvoices } from './invoices';
import { demoLibrary } from './library';
import { demoLeaders } from './leaders';
import { insertDisputes } from './disputes';
import { insertEvents } from './events';
import { insertOpenInterfaces } from './openInterfaces';
import { insertRows } from './insertRows';
import { insertRecruiting } from './recruiting';
import { demoEmails } from './emails';
import { demoFolders } from './materials';
import { demoMessages, type DemoMessageOrder } from './messages';
import { demoNotices } from './notices';
import { demoOrder, placedTimes, type DemoWorld } from './orders';
import { demoOutbox } from './outbox';
import { DEMO_PASSWORD, demoUsers, type DemoUser } from './people';
import { demoRegistrations } from './registrations';
import { insertPrivacyRequests } from './privacyRequests';
import { insertReports } from './reports';
import { insertSamples } from './samples';
import { insertSheets } from './sheets';
import { insertSettlements } from './settlements';
import { insertStatements } from './statements';
import { demoSupport } from './support';
import { demoInterfaces } from './interfaces';
import { demoTasks, type TaskWorld } from './tasks';
import { demoTimerRuns } from './timerRuns';

/**
 * In the large demo only the last weeks have their events: nine million lines would take longer
 * than everything else.
 */
const SIZES = {
  small: { users: 200, orders: 20_000, eventDays: 1_000 },
  people: { users: 10_000, orders: 20_000, eventDays: 1_000 },
  large: { users: 10_000, orders: 1_000_000, eventDays: 60 },
};
const BATCH = 2_000;
const BATCHES_PER_CHECKPOINT = 50;

/** Options of the demo data. */
export interface DemoOptions {
  size: Exclude<DemoSize, 'none'>;
  /** The Beijing day of the demo; its present moment is ten o'clock. */
  baseDay: string;
  /**
   * Whether the database is embedded: it makes no checkpoints by itself, and its log would outgrow
   * the data.
   */
  isEmbedded: boolean;
}

/**
 * Fills an empty database with made-up companies, people and orders: the same rows for the same
 * options. All or nothing, and one batch at a time in memory; indexes are made after loading.
 */
export async function seedDemo(db: Db, { size, baseDay, isEmbedded }: DemoOptions) {
  const { users: userCount, orders: orderCount, eventDays } = SIZES[size];
  // All demo accounts share one public password, so they may as well share its salt.
  const passwordHash = await hashPassword(DEMO_PASSWORD, Buffer.from('mingjian demo 01'));
  const people = demoUsers(userCount, passwordHash);
  await db.transaction().execute(async (trx) => {
    // Nobody waits for an answer: the limit of a statement is meant for calls.
    await sql`set local statement_timeout = 0`.execute(trx);
    const managers = people.filter(({ role }) => role === 'PM').map(({ user }) => user.id);
    const companies = Array.from({ length: COMPANY_COUNT }, (_, i) =>
      demoCompany(i, managers[i % managers.length]!),
    );
    await insertRows(
      trx,
      'companies',
      companies.map((company) => ({ ...company, managerId: null })),
    );
    await insertRows(trx, 'departments', demoDepartments);
    for (let from = 0; from < people.length; from += BATCH)
      await insertPeople(trx, people.slice(from, from + BATCH));
    for (const { id, leaderId, phone } of demoLeaders(people))
      await trx.updateTable('departments').set({ leaderId, phone }).where('id', '=', id).execute();
    await dateStandardContent(trx);
    for (const { id, managerId } of companies)
      await trx.updateTable('companies').set({ managerId }).where('id', '=', id).execute();
    for (let i = 0; i < COMPANY_COUNT; i += 1)
      await insertRows(trx, 'stored_files', demoRuleFiles(i));
    await insertRows(trx, 'article_categories', demoCategories);
    await insertRows(trx, 'article_categories', demoInnerCategories);
    await insertRows(trx, 'articles', demoArticles(baseDay));
    await insertLibrary(trx, baseDay, managers);
    await insertRows(trx, 'material_folders', demoFolders(companies[0]!.id));

    const clients = companies.map(({ id, name, shortName, managerId, payMode }) => {
      return {
        id,
        name,
        shortName,
        managerId: managerId!,
        paysLater: payMode === 2,
        userIds: people.filter(({ user }) => user.companyId === id).map(({ user }) => user.id),
      };
    });
    const now = new Date(startOfBeijingDay(baseDay).getTime() + 10 * 3_600_000);
    await insertRows(
      trx,
      'article_readings',
      demoReadings(
        people.map(({ user }) => user),
        now,
      ),
    );
    await insertAccountEvents(trx, people, now);
    const contacted = companies.map(({ id, area, managerId }, index) => ({
      id,
      area,
      street: companyStreet(index),
      ...companyPoint(index),
      managerId: managerId!,
    }));
    await insertRows(trx, 'company_addresses', demoAddresses(contacted, now));
    await insertRows(trx, 'company_follow_ups', demoFollowUps(contacted, now));
    for (const name of Object.keys({ ...orderIndexes, ...candidateIndexes, ...foldedIndexes }))
      await run(trx, `drop index if exists ${name}`);
    const placed = placedTimes({ count: orderCount, now });
    const world = { count: orderCount, now, clients, pmIds: managers, placed };
    const collectors = {
      now,
      companies: new Map(companies.map(({ id, name }) => [id, name])),
      managers: new Map(people.map(({ user }) => [user.id, user])),
    };
    const workers = workersOf(people, now);
    await insertOrders(trx, world, { workers, collectors }, isEmbedded);
    await insertBalances(trx);
    await insertStatements(trx, now);
    await insertSettlements(trx);
    await insertInvoices(trx, now);
    await noteLowBalances(trx, now);
    await insertReports(trx, { writers: workers.verifiers, reviewers: workers.reviewers });
    await insertDisputes(trx, now);
    await insertPrivacyRequests(trx, managers, now);
    await insertSamples(trx, { writers: workers.verifiers, reviewers: workers.reviewers }, now);
    await insertContacts(trx, now);
    // Sheets count the contacts.
    await insertSheets(trx, managers[0]!);
    await insertExpectedTimes(trx, now);
    // Without statistics every order's holds are looked for in the whole table.
    await sql`analyze orders, order_holds, order_due_changes`.execute(trx);
    await insertEvents(trx, new Date(now.getTime() - eventDays * DAY));
    await insertNotices(trx, world, people);
    const supported = clients.flatMap(({ id: companyId, managerId, userIds: [clientId] }) =>
      clientId ? [{ companyId, clientId, managerId }] : [],
    );
    const { conversations, messages } = demoSupport(supported, now);
    await insertRows(trx, 'support_conversations', conversations);
    await insertRows(trx, 'support_messages', messages);
    const handling = { handlerId: managers[0]!, passwordHash };
    await insertRows(trx, 'company_registrations', demoRegistrations(now, handling));
    const correspondents = people.slice(0, 40).map(({ user }) => user);
    await insertRows(trx, 'outbox', demoOutbox(correspondents, now));
    await insertMessages(trx, now);
    const { companyId, clientId } = supported[0]!;
    await insertOpenInterfaces(trx, { companyId, userId: clientId }, now);
    const connected = supported.slice(2).map((client) => client.companyId);
    await insertRecruiting(trx, connected, now);
    await insertRows(trx, 'cart_lines', demoCart({ companyId, userId: clientId }, now));
    await insertRows(trx, 'timer_runs', demoTimerRuns(now));
    for (const statement of [
      ...createOrderIndexes,
      ...createCandidateIndexes,
      ...createFoldedIndexes,
    ])
      await run(trx, statement);
  });
}

/** The documents of the resource library, kept by managers. */
async function insertLibrary(db: Db, baseDay: string, managers: readonly string[]) {
  const { documents, versions, companies } = demoLibrary(baseDay, managers.slice(0, 4));
  await insertRows(db, 'library_documents', documents);
  await insertRows(db, 'library_versions', versions);
  await insertRows(db, 'library_document_companies', companies);
}

async function insertPeople(db: Db, people: readonly DemoUser[]) {
  await insertRows(
    db,
    'users',
    people.map(({ user }) => user),
  );
  await insertRows(
    db,
    'user_roles',
    people.map(({ user, role }) => ({ userId: user.id, roleCode: role })),
  );
}

/**
 * Roles, dictionaries, timers and templates came with the installation, on a working day before
 * the first person.
 */
async function dateStandardContent(db: Db) {
  const at = sql`timestamptz '2023-03-01 09:30:00+08'`;
  for (const table of ['roles', 'dictionaries', 'dictionary_values', 'timers', 'message_templates'])
    await sql`update ${sql.table(table)} set created_at = ${at}, updated_at = ${at}`.execute(db);
}

/** Passwords and sign-ins of the demo accounts. */
async function insertAccountEvents(db: Db, people: readonly DemoUser[], now: Date) {
  const admin = people.find(({ role }) => role === FIRST_ROLE)!.user;
  const lines = demoPasswordLines(people, admin);
  for (let from = 0; from < lines.length; from += BATCH)
    await insertRows(db, 'operate_logs', lines.slice(from, from + BATCH));
  await insertRows(db, 'last_sign_ins', demoSignIns(people, now));
}

/** Returns the people who dispatch, work on and review tasks. */
function workersOf(people: readonly DemoUser[], now: Date): TaskWorld {
  const inRole = (role: string) =>
    people.filter((one) => one.role === role && one.user.status === 1).map(({ user }) => user);
  return {
    now,
    dispatchers: inRole('DISPATCH'),
    verifiers: inRole('VERIFIER'),
    reviewers: inRole('QC'),
  };
}

interface OrderPeople {
  workers: TaskWorld;
  collectors: CollectWorld;
}

async function insertOrders(
  db: Db,
  world: DemoWorld,
  { workers, collectors }: OrderPeople,
  isEmbedded: boolean,
) {
  for (let from = 0; from < world.count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, world.count - from) }, (_, i) =>
      demoOrder(from + i, world),
    );
    await insertRows(
      db,
      'candidates',
      batch.map(({ candidate }) => candidate),
    );
    await insertRows(
      db,
      'orders',
      batch.map(({ order }) => order),
    );
    await insertRows(
      db,
      'order_holds',
      batch.flatMap(({ holds }) => holds),
    );
    await insertRows(
      db,
      'order_due_changes',
      batch.flatMap(({ dueChanges }) => dueChanges),
    );
    const made = batch.map(({ order }, i) => demoTasks(order, from + i, workers));
    await insertRows(
      db,
      'order_tasks',
      made.flatMap(({ tasks }) => tasks),
    );
    await insertRows(
      db,
      'task_events',
      made.flatMap(({ events }) => events),
    );
    const collected = batch.map((one, i) => demoCollect(one, from + i, collectors));
    await insertRows(
      db,
      'collect_forms',
      collected.flatMap(({ forms }) => forms),
    );
    await insertRows(
      db,
      'collect_items',
      collected.flatMap(({ items }) => items),
    );
    await insertRows(
      db,
      'collect_events',
      collected.flatMap(({ events }) => events),
    );
    await insertRows(
      db,
      'collect_consents',
      collected.flatMap(({ consents }) => consents),
    );
    const asked = batch.map((one, i) => demoInterfaces(one, made[i]!, from + i, world.now));
    await insertRows(
      db,
      'order_apis',
      asked.flatMap(({ apis }) => apis),
    );
    await insertRows(
      db,
      'order_api_logs',
      asked.flatMap(({ logs }) => logs),
    );
    if (isEmbedded && (from / BATCH) % BATCHES_PER_CHECKPOINT === BATCHES_PER_CHECKPOINT - 1)
      await run(db, 'checkpoint');
  }
}

/** Works out when the running orders will be done. */
async function insertExpectedTimes(db: Db, now: Date) {
  const services = { db, now: () => now };
  await learnDurations(services);
  const orders = await runningOrders(db);
  for (let from = 0; from < orders.length; from += BATCH)
    await refreshEta(orders.slice(from, from + BATCH), services);
}

async function insertNotices(db: Db, world: DemoWorld, people: readonly DemoUser[]) {
  const active = people.filter(({ user }) => user.status === 1);
  const idsOf = (some: readonly DemoUser[]) => some.map(({ user }) => user.id);
  const { notices, recipients } = demoNotices(world, {
    adminId: active.find(({ role }) => role === FIRST_ROLE)!.user.id,
    staffIds: idsOf(active.filter(({ user }) => user.companyId === null)),
    clientIds: idsOf(active.filter(({ user }) => user.mainFlag === 1)),
  });
  await insertRows(db, 'notices', notices);
  await insertRows(db, 'notice_recipients', recipients);
}

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Most tasks with contacts. */
const CONTACTED = 600;

/** Stores the contacts about the newest tasks that need people to tell something. */
async function insertContacts(trx: Db, now: Date) {
  const tasks = await trx
    .selectFrom('orderTasks as task')
    .innerJoin('orders', 'orders.id', 'task.orderId')
    .select(['task.orderId', 'orders.companyId', 'task.ownerId', 'task.startTime'])
    .where('task.itemCode', 'in', ['employment', 'interview'])
    .where('task.startTime', 'is not', null)
    .where('task.ownerId', 'is not', null)
    .orderBy('task.startTime', 'desc')
    .orderBy('task.id')
    .limit(CONTACTED)
    .$narrowType<{ ownerId: NotNull; startTime: NotNull }>()
    .execute();
  await insertRows(trx, 'order_follow_ups', demoSourceContacts(tasks, now));
}

/** Orders with messages, the newest. */
const TOLD = 60;

/** Stores messages and e-mails about the newest orders. */
async function insertMessages(trx: Db, now: Date) {
  const orders = await trx
    .selectFrom('orders')
    .innerJoin('candidates as candidate', 'candidate.id', 'orders.candidateId')
    .innerJoin('companies as company', 'company.id', 'orders.companyId')
    .innerJoin('products as product', 'product.id', 'orders.productId')
    .innerJoin('users as pm', 'pm.id', 'orders.pmId')
    .innerJoin('users as client', (join) =>
      join.onRef('client.companyId', '=', 'orders.companyId').on('client.mainFlag', '=', 1),
    )
    .select(['orders.id', 'orderNo', 'orders.companyId', 'orders.candidateId'])
    .select(['candidateName', 'orders.position', 'orderTime', 'slaDueAt', 'pm.id as pmId'])
    .select(['candidate.mobile', 'candidate.email', 'company.name as companyName'])
    .select(['product.name as productName', 'pm.realname as pmName', 'pm.phone as pmPhone'])
    .select(['client.id as clientId', 'client.realname as clientName'])
    .select(['client.phone as clientPhone', 'client.email as clientEmail'])
    .where('orderStatus', '>', 10)
    .orderBy('orderTime', 'desc')
    .orderBy('orders.id')
    .limit(TOLD)
    .execute();
  const told = orders.map(
    ({ clientId, clientName, clientPhone, clientEmail, ...order }): DemoMessageOrder => ({
      ...order,
      client: { id: clientId, name: clientName, phone: clientPhone, email: clientEmail },
    }),
  );
  const messages = demoMessages(told, now);
  const emails = demoEmails(told, now);
  await insertRows(trx, 'outbox', messages.outbox);
  await insertRows(trx, 'outbox', emails.outbox);
  await insertRows(trx, 'outbox_tries', [...messages.tries, ...emails.tries]);
  await insertRows(trx, 'email_records', emails.records);
}
