import {
  decodeFilterParam,
  encodeFilterParam,
  encodeSearch,
  encodeSearchParamS,
  resolveDynamic,
  toOrderParam,
  type Condition,
} from '@mingjian/api';
import { sql } from 'kysely';
import { visitor, type Caller } from '../http/caller';
import { spanOf, type OracleRow, type Question } from './listOracle.fixtures';
import type { AnyRow } from './listProbes.fixtures';
import type { TestServer } from './resourceCases.fixtures';
import { rightsOf } from '../testing/rightsOf';

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

/** A member of the staff, who reaches every row. */
export const staff: Caller = {
  ...visitor('test', 'zh'),
  userId: 'u',
  userType: 'serviceUser',
  companyId: null,
  roles: ['ADMIN'],
  rights: rightsOf('ADMIN'),
};

/** Returns a client, who reaches the rows of its company. */
export const clientOf = (companyId: string): Caller => ({
  ...visitor('test', 'zh'),
  userId: 'c',
  companyId,
  roles: ['COMPANY_MAIN'],
  rights: rightsOf('COMPANY_MAIN'),
});

/** Returns a question as a client sends it, its dynamic ranges resolved, through a saved filter. */
export function requestOf({ bar, advanced, order, now, pageNum, pageSize }: Question) {
  const resolved = (conditions: readonly Condition[]) =>
    decodeFilterParam(encodeFilterParam(conditions)).map((one) => resolveDynamic(one, now));
  return {
    searchParam: encodeSearch(resolved(bar)),
    searchParamS:
      advanced && encodeSearchParamS({ ...advanced, conditions: resolved(advanced.conditions) }),
    orderParam: toOrderParam(order),
    pageNum,
    pageSize,
  };
}

/** A table of probes of three companies. */
export interface ProbeTable {
  companies: { id: string; name: string }[];
  /** Replaces the rows, and returns those that exist as the oracle knows them. */
  store(rows: readonly AnyRow[]): Promise<OracleRow[]>;
  drop(): Promise<void>;
}

/** Makes the table of the probes, which no migration does. */
export async function makeProbes({ database, backend }: TestServer): Promise<ProbeTable> {
  const { db } = database;
  const companies = await db
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
      updated_at timestamptz not null default now(), version integer not null default 1, deleted_at timestamptz,
      title_folded text generated always as (fold_text(title)) stored, note_folded text generated always as (fold_text(note)) stored
    )`.execute(db);

  async function store(rows: readonly AnyRow[]): Promise<OracleRow[]> {
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
    backend.totals.forget();
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

  return {
    companies,
    store,
    drop: async () => void (await sql`drop table list_probes`.execute(db)),
  };
}
