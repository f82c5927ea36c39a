import {
  beijingDay,
  resources,
  startOfBeijingDay,
  TEXT_RULES,
  type Field,
  type Resource,
} from '@mingjian/api';
import { features } from '../features/features';
import { FIRST_ROLE, holdersOf } from '../roles';
import type { createTestServer, Reply } from '../testing/testServer';
import type { ServedResource } from './servedResource';

/** A server of the tests. */
export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A resource as the tests of the engine use it. */
export interface ResourceCase {
  /** The first part of its paths. */
  path: string;
  /** In snake_case. */
  table: string;
  /** The text field that the tests change. */
  field: string;
  /** Fields that an administrator may change. */
  changeable: readonly string[];
  /** Fields that may be written only when a row is created. */
  createOnly: readonly string[];
  /** Names of columns and fields, in snake_case, that no search may use. */
  unsearchable: readonly string[];
  /** Returns a complete draft of an administrator, different for each number. */
  draft(world: World, number: number): Record<string, unknown>;
}

/** Rows that drafts refer to. */
export interface World {
  /** Of the accounts client and client2. */
  companyIds: readonly [string, string];
  categoryId: string;
  /** An order of the first company. */
  orderId: string;
}

/**
 * Values that no declaration knows, by table: formats of the server, and states that tests need.
 */
const SAMPLES: Readonly<Record<string, (number: number) => Record<string, unknown>>> = {
  articles: () => ({ content: '第一步 <b>不是</b> 标签', status: 1, duration: 600 }),
  companyTickets: (number) => ({ taxNo: `91310115MA1K${String(number).padStart(6, '0')}` }),
  articleCategories: (number) => ({ code: `study-${number}`, sort: 50 }),
  roles: (number) => ({ roleCode: `T${number}` }),
  calendarDays: (number) => ({
    day: beijingDay(startOfBeijingDay('2040-01-01', number)),
    dayType: 3,
  }),
  messageTemplates: () => ({ scene: 'free', channel: 1, content: '{candidateName}您好' }),
  emailRecords: () => ({ toAddr: 'lin.xiao@example.com', body: '<p>核实进展</p>' }),
  kpiItems: () => ({ weight: 10 }),
  timers: () => ({ beanName: 'tidying', cron: '0 30 3 * * *' }),
  products: () => ({ price: 29_800, slaDays: 3 }),
  webhookEndpoints: (number) => ({
    url: `https://hr${number}.example.com/webhooks`,
    events: '["order.placed"]',
    // Nothing is sent to it.
    status: 0,
  }),
  dictionaries: (number) => ({ code: `t${number}`, nameEn: `Test ${number}` }),
  dictionaryValues: (number) => ({ code: `T${number}`, valueEn: 'Overseas', sort: 90 }),
};

/** Changes that a resource accepts beyond its declaration, by table. */
const EXTRA_CHANGES: Readonly<Record<string, readonly string[]>> = { articles: ['currentTime'] };

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of cases whose table another resource has too. */
const CASE_NAMES: Readonly<Record<string, string>> = { aCompanyAccount: 'companyAccounts' };

/**
 * Tables whose rows are made of other rows, of files or by clients alone, or deleted by a path;
 * their own tests try them.
 */
const OF_OTHER_ROWS: readonly string[] = [
  'statements',
  'companyInvoices',
  'libraryDocuments',
  'gatewayRoutes',
  'companyMenus',
  'recruitingConnections',
  'apiKeys',
];

/** Every resource whose rows people change, by the name of its table: none by hand. */
export const resourceCases: Readonly<Record<string, ResourceCase>> = Object.fromEntries(
  features
    .flatMap((feature) => feature.resources ?? [])
    .filter(({ isVersioned, table }) => isVersioned && !OF_OTHER_ROWS.includes(table))
    .filter(({ fields }) =>
      Object.values(fields).some(({ writers, isCreateOnly }) => writers && !isCreateOnly),
    )
    .map((served) => [CASE_NAMES[served.name] ?? served.table, caseOf(served)]),
);

/** The names of the cases, for tables of tests. */
export const caseNames = Object.keys(resourceCases);

function caseOf(served: ServedResource): ResourceCase {
  const { name, table, fields } = served;
  const declared = Object.values(resources as unknown as Record<string, Resource>).find(
    (resource) => resource.name === name,
  )!;
  const written = Object.entries(fields).filter(([, { writers }]) => writers !== null);
  const [field] = written
    .filter(
      ([key, { isSearchable, isCreateOnly, textRules }]) =>
        declared.fields[key]!.kind === 'text' &&
        isSearchable &&
        !isCreateOnly &&
        // The texts of the tests are names too.
        textRules.every((rule) => rule === TEXT_RULES.personName),
    )
    .toSorted(
      ([, one], [, other]) => holdersOf(other.writers!).length - holdersOf(one.writers!).length,
    )[0]!;
  const byAdministrators = written.filter(
    ([, { writers }]) => writers && holdersOf(writers).includes(FIRST_ROLE),
  );
  return {
    path: `/${name}`,
    table: snake(table),
    field,
    changeable: [
      ...byAdministrators.flatMap(([key, { isCreateOnly }]) => (isCreateOnly ? [] : [key])),
      ...(EXTRA_CHANGES[table] ?? []),
    ],
    createOnly: byAdministrators.flatMap(([key, { isCreateOnly }]) => (isCreateOnly ? [key] : [])),
    unsearchable: [
      ...Object.entries(fields).flatMap(([key, { isSearchable }]) => (isSearchable ? [] : [key])),
      'deletedAt',
      'createdAt',
      'updatedAt',
    ].map(snake),
    draft: (world, number) => ({
      ...Object.fromEntries(
        written.flatMap(([key]) => {
          const value = sampleOf(declared.fields[key]!, world, `${key}${number}`);
          return value === undefined ? [] : [[key, value]];
        }),
      ),
      ...SAMPLES[table]?.(number),
    }),
  };
}

/** Returns a value for a required field; `undefined` for one that a draft may leave out. */
function sampleOf(
  { kind, options, codes, format, max = 64, resource }: Field,
  { companyIds, categoryId, orderId }: World,
  text: string,
): unknown {
  if (options.optional || options.default !== undefined) return undefined;
  if (kind === 'code') return codes?.[0];
  if (kind === 'reference')
    return {
      aCompanyInfo: companyIds[0],
      hArticleCategory: categoryId,
      vOrderInfo: orderId,
      sysDicCode: 'belonging',
      companyRole: 'COMPANY_HR',
    }[resource!];
  if (format === 'tel') return '15400000421';
  if (format === 'idNo') return '310101199001011234';
  return `竹海${text}`.slice(0, max);
}

/** Returns the rows that drafts of this server's demo may refer to. */
export async function worldOf(server: TestServer): Promise<World> {
  const { db } = server.database;
  const companyOf = async (username: string) =>
    (
      await db
        .selectFrom('users')
        .select('companyId')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).companyId!;
  const category = await db
    .selectFrom('articleCategories')
    .select('id')
    .where('code', '=', 'guide')
    .executeTakeFirstOrThrow();
  const companyIds = [await companyOf('client'), await companyOf('client2')] as const;
  return { companyIds, categoryId: category.id, orderId: await orderOf(server, companyIds[0]) };
}

/** Returns an order of a company. */
export async function orderOf({ database: { db } }: TestServer, companyId: string) {
  const orders = db.selectFrom('orders').select('id').where('companyId', '=', companyId);
  return (await orders.orderBy('id').executeTakeFirstOrThrow()).id;
}

/** Returns the name of an active account with a role, of a company if one is given. */
export async function accountWith(
  { database: { db } }: TestServer,
  role: string,
  companyId?: string,
) {
  const accounts = db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select('username')
    .where('roleCode', '=', role)
    .where('status', '=', 1)
    .orderBy('users.id');
  const found = await (
    companyId ? accounts.where('companyId', '=', companyId) : accounts
  ).executeTakeFirstOrThrow();
  return found.username;
}

let number = 0;

/** Saves a new row and returns it. */
export async function saveNew(
  server: TestServer,
  name: string,
  token: string,
  world: World,
  extra: object = {},
) {
  number += 1;
  const { path, draft } = resourceCases[name]!;
  const reply: Reply = await server.call(
    `${path}/save`,
    { ...draft(world, number + 1_000), ...extra },
    { token },
  );
  if (reply.status !== 200) throw new Error(`${path} refused a draft: ${reply.msg}`);
  return reply.data as Record<string, unknown> & { id: string; version: number };
}
