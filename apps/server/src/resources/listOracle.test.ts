import {
  encodeSearch,
  encodeSearchParamS,
  field,
  resource,
  toOrderParam,
  type Condition,
  type Operator,
} from '@mingjian/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { visitor, type Caller } from '../http/caller';
import { createTestServer } from '../testing/testServer';
import { askOracle, spanOf, type OracleRow, type Question } from './listOracle.fixtures';
import { listResource } from './resourceList';
import { serve } from './serve';
import { operatorsOf, type ColumnKind } from './searchFields';

declare module '../database/schema' {
  interface Schema {
    listProbes: {
      id: string;
      title: string;
      note: string | null;
      companyId: string;
      amount: number | null;
      seenAt: Date | null;
      dueDay: string | null;
      secret: string;
      createdAt: Date;
      updatedAt: Date;
      version: number;
      deletedAt: Date | null;
    };
  }
}

/** A resource with one field of every kind, some of them empty. */
const probes = serve(
  resource('listProbe', {
    title: field.text({ max: 100, search: true, sort: true }),
    note: field.text({ max: 100, optional: true, search: true, sort: true }),
    companyId: field.reference('aCompanyInfo', { search: true }),
    companyName: field.text({ max: 100, search: true }),
    amount: field.count({ min: -9, max: 9, optional: true, search: true, sort: true }),
    seenAt: field.time({ optional: true, search: true, sort: true }),
    dueDay: field.day({ optional: true, search: true, sort: true }),
    secret: field.text({ max: 100, masked: true }),
  }),
  {
    table: 'listProbes',
    objectType: 'probe',
    module: 'probes',
    label: 'title',
    company: 'companyId',
    defaultOrder: 'title asc',
    columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
    masks: { secret: () => '***' },
    pairIndexes: ['title', 'note'],
    may: { read: ['ADMIN', 'COMPANY_MAIN'] },
  },
);

const KINDS = {
  title: 'text',
  note: 'text',
  companyId: 'id',
  companyName: 'text',
  amount: 'number',
  seenAt: 'time',
  dueDay: 'day',
} as const;
const SORTS = ['title', 'note', 'amount', 'seenAt', 'dueDay'] as const;
const TEXTS = [
  '张伟',
  '张三丰',
  '欧阳·阿不都',
  'a_b',
  'A_B',
  'axb',
  '100%',
  '%',
  '_',
  '\\',
  "O'Brien",
  'Zoë',
  'zOE',
  ' 空 格 ',
  'select 1',
  '😀',
  '𠮷',
];
const TIMES = [
  '2026-05-31 23:59:59',
  '2026-06-01 00:00:00',
  '2026-06-01 12:30:00',
  '2026-06-01 23:59:59',
  '2026-06-02 00:00:00',
];
const DAYS = ['2026-05-31', '2026-06-01', '2026-06-02', '2024-02-29'];

interface AnyRow {
  title: string;
  note: string | null;
  company: number;
  amount: number | null;
  seenAt: string | null;
  dueDay: string | null;
  isDeleted: boolean;
}

const anyRow: fc.Arbitrary<AnyRow> = fc.record({
  title: fc.constantFrom(...TEXTS),
  note: fc.option(fc.constantFrom(...TEXTS)),
  company: fc.nat({ max: 2 }),
  amount: fc.option(fc.integer({ min: -3, max: 3 })),
  seenAt: fc.option(fc.constantFrom(...TIMES)),
  dueDay: fc.option(fc.constantFrom(...DAYS)),
  isDeleted: fc.boolean(),
});

function anyCondition(companies: readonly { id: string; name: string }[]): fc.Arbitrary<Condition> {
  const ids = companies.map(({ id }) => id);
  const names = companies.flatMap(({ name }) => [name, name.slice(0, 2)]);
  const pools: Record<keyof typeof KINDS, readonly string[]> = {
    title: TEXTS,
    note: TEXTS,
    companyId: ids,
    companyName: names,
    amount: ['-3', '-1', '0', '1', '3'],
    seenAt: [...TIMES, ...DAYS],
    dueDay: [...DAYS, ...TIMES],
  };
  return fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])).chain((field) =>
    fc.constantFrom(...operatorsOf[KINDS[field]]).chain((operator) =>
      valueOf(operator, KINDS[field], pools[field]).map((value) => ({
        field,
        operator,
        value,
      })),
    ),
  );
}

function valueOf(
  operator: Operator,
  kind: ColumnKind,
  pool: readonly string[],
): fc.Arbitrary<Condition['value']> {
  const one = fc.constantFrom(...pool);
  if (operator === 'ISNULL' || operator === 'ISNOTNULL') return fc.constant(null);
  if (operator === 'IN' || operator === 'NN') return fc.array(one, { minLength: 1, maxLength: 4 });
  if (operator === 'LIKEIN' || operator === 'NOTLIKEIN')
    return fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all.join(','));
  if (operator === 'BETWEEN')
    return fc
      .tuple(one, one)
      .filter(([first, last]) => spanOf(first, kind).from < spanOf(last, kind).before);
  return one;
}

function anyQuestion(companies: readonly { id: string; name: string }[]): fc.Arbitrary<Question> {
  const conditions = fc.array(anyCondition(companies), { maxLength: 3 });
  const order = fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...SORTS), descending: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 3,
      selector: (key) => key.field,
    },
  );
  return fc.record({
    bar: fc.oneof(fc.constant([]), conditions),
    advanced: fc.option(
      fc.record({ searchType: fc.constantFrom('or' as const, 'and' as const), conditions }),
      { nil: undefined },
    ),
    order,
    pageNum: fc.integer({ min: 1, max: 4 }),
    pageSize: fc.integer({ min: 1, max: 12 }),
  });
}

describe('a list of the engine', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let companies: { id: string; name: string }[];

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.database;
    companies = await db
      .selectFrom('companies')
      .select(['id', 'name'])
      .orderBy('id')
      .limit(3)
      .execute();
    await sql`drop table if exists list_probes`.execute(db);
    await sql`
      create table list_probes (
        id text primary key, title text collate "C" not null, note text collate "C", company_id text not null, amount integer,
        seen_at timestamptz, due_day date, secret text not null, created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(), version integer not null default 1, deleted_at timestamptz
      )`.execute(db);
  });
  afterAll(async () => {
    await sql`drop table list_probes`.execute(server.database.db);
  });

  const staff: Caller = {
    ...visitor('test', 'zh'),
    userId: 'u',
    userType: 'serviceUser',
    companyId: null,
    roles: ['ADMIN'],
  };
  const clientOf = (companyId: string): Caller => ({
    ...visitor('test', 'zh'),
    userId: 'c',
    companyId,
    roles: ['COMPANY_MAIN'],
  });

  async function store(rows: readonly AnyRow[]): Promise<OracleRow[]> {
    const { db } = server.database;
    await sql`truncate list_probes`.execute(db);
    const stored = rows.map((row, i) => ({
      ...row,
      id: `r${String(i).padStart(2, '0')}`,
      companyId: companies[row.company]!.id,
    }));
    await sql`
      insert into list_probes (id, title, note, company_id, amount, seen_at, due_day, secret, deleted_at)
      select id, title, note, "companyId", amount, ("seenAt" || '+08')::timestamptz, "dueDay", id, case when "isDeleted" then now() end
      from json_to_recordset(${JSON.stringify(stored)}::json) as row (
        id text, title text, note text, "companyId" text, amount int, "seenAt" text, "dueDay" date, "isDeleted" boolean
      )`.execute(db);
    server.backend.totals.forget();
    return stored.flatMap(
      ({ id, title, note, amount, dueDay, seenAt, company, companyId, isDeleted }) => {
        const seen = seenAt === null ? null : Number(spanOf(seenAt, 'time').from);
        return isDeleted
          ? []
          : [
              {
                id,
                title,
                note,
                amount,
                dueDay,
                seenAt: seen,
                companyId,
                companyName: companies[company]!.name,
              },
            ];
      },
    );
  }

  async function ask({ bar, advanced, order, pageNum, pageSize }: Question, caller: Caller) {
    const request = {
      searchParam: encodeSearch(bar),
      searchParamS: advanced && encodeSearchParamS(advanced),
      orderParam: toOrderParam(order),
      pageCode: undefined,
      pageNum,
      pageSize,
    };
    const { content, total } = await listResource(probes, request, caller, server.backend);
    return { total, ids: content.map(({ id }) => id) };
  }

  it('finds, sorts, pages and counts what plain TypeScript does, whatever the rows and the question', async () => {
    const rows = fc.array(anyRow, { maxLength: 40 });
    const questions = fc.array(anyQuestion(companies), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, questions, fc.boolean(), async (made, asked, isClient) => {
        const stored = await store(made);
        const own = companies[0]!.id;
        const reachable = isClient ? stored.filter(({ companyId }) => companyId === own) : stored;
        for (const question of asked)
          expect(await ask(question, isClient ? clientOf(own) : staff)).toEqual(
            askOracle(reachable, KINDS, question),
          );
      }),
      { numRuns: 120 },
    );
  });

  it('has pages that together are the whole list, each row once', async () => {
    await store(Array.from({ length: 37 }, (_, i) => ({ ...EMPTY, amount: i % 3 })));
    const order = [{ field: 'amount', descending: true }];

    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) =>
        ask({ bar: [], advanced: undefined, order, pageNum, pageSize: 10 }, staff),
      ),
    );

    expect(pages.map(({ total }) => total)).toEqual([37, 37, 37, 37]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(37);
  });
});

const EMPTY: AnyRow = {
  title: '张伟',
  note: null,
  company: 0,
  amount: null,
  seenAt: null,
  dueDay: null,
  isDeleted: false,
};
