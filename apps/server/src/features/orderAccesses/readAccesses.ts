import {
  beijing,
  type AccessDay,
  type AccessLog,
  type InputOf,
  type NamedOrderAccess,
  type OrderAccess,
  type orderAccesses as calls,
} from '@mingjian/api';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/connect';
import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { PRIVACY_DECIDERS } from '../../roles';
import type { Language } from '../../texts';
import type { AccessKind } from './tables';
import { accessTexts } from './texts';

/** Returns who read an order and revealed numbers of its candidate, with names and reasons. */
export async function accessesToOrder(
  { orderId, size }: InputOf<typeof calls.getAccesses>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<AccessLog<NamedOrderAccess>> {
  demandRight(caller, PRIVACY_DECIDERS);
  const order = await db
    .selectFrom('orders')
    .select('candidateId')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const found = accessesTo(sql`order_id = ${orderId}`, order.candidateId);
  const { rows, total } = await newest(found, size, db);
  const named = rows.map((row): NamedOrderAccess => {
    const { userName, reason } = row;
    return { ...travelling(row, caller.language), userName, reason };
  });
  return { days: byDay(named), total };
}

/** Returns who read the orders of a session's candidate and revealed numbers, without names. */
export async function accessesToOwn(
  { size }: InputOf<typeof calls.getOwnAccesses>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<AccessLog> {
  const { candidateId } = caller.candidate!;
  const own = sql`order_id in (select id from orders where candidate_id = ${candidateId})`;
  const { rows, total } = await newest(accessesTo(own, candidateId), size, db);
  return { days: byDay(rows.map((row) => travelling(row, caller.language))), total };
}

/** An access with everything that names its reader. */
interface AccessRow {
  key: string;
  at: Date;
  kind: AccessKind | 'mobile' | 'idNo';
  isProgram: boolean;
  userName: string;
  reason: string | null;
  /** `null` for staff. */
  companyName: string | null;
  roles: string | null;
  rolesEn: string | null;
}

/** Accesses to orders, and the numbers of the candidate that were revealed. */
const accessesTo = (orders: RawBuilder<unknown>, candidateId: string) => sql`
  select concat_ws(' ', order_id, user_id, kind, day, is_program) as key, first_at as at, kind,
    is_program, user_id, user_name, company_id, null as reason
  from order_accesses where ${orders}
  union all
  select id, create_time, case when position('"mobile"' in after) > 0 then 'mobile' else 'idNo' end,
    false, user_id, user_name, case when user_type = 'companyUser' then company_id end, reason
  from operate_logs
  where object_type = 'candidate' and object_id = ${candidateId} and action = 'revealed'`;

async function newest(found: RawBuilder<unknown>, size: number, db: Db) {
  const counted = await sql<{
    count: number;
  }>`select count(*)::int as count from (${found}) found`.execute(db);
  const { rows } = await sql<AccessRow>`
    select found.key, found.at, found.kind, found.is_program, found.user_name, found.reason,
      (select name from companies where id = found.company_id) as company_name, names.roles,
      names.roles_en
    from (select * from (${found}) every order by at desc, key limit ${size}) found
    left join lateral (
      select string_agg(role.name, '、' order by role.sort) as roles,
        string_agg(role.name_en, ', ' order by role.sort) as roles_en
      from user_roles held join roles role on role.code = held.role_code
      where held.user_id = found.user_id
    ) names on true
    order by found.at desc, found.key`.execute(db);
  return { rows, total: counted.rows[0]!.count };
}

function travelling(row: AccessRow, language: Language): OrderAccess {
  return {
    key: row.key,
    time: beijing(row.at),
    who: readerOf(row, language),
    what: accessTexts((t) => t[row.kind])(language),
  };
}

function readerOf({ companyName, isProgram, ...row }: AccessRow, language: Language) {
  const organisation = accessTexts((t) =>
    companyName === null ? t.provider : t.client(companyName),
  )(language);
  const role = isProgram
    ? accessTexts((t) => t.program)(language)
    : language === 'en'
      ? row.rolesEn
      : row.roles;
  return role === null ? organisation : `${organisation} · ${role}`;
}

/** Groups accesses, which are sorted by time, by their days. */
function byDay<Access extends OrderAccess>(accesses: readonly Access[]): AccessDay<Access>[] {
  const days = new Map<string, Access[]>();
  for (const access of accesses) {
    const day = access.time.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), access]);
  }
  return [...days].map(([day, inside]) => ({ day, accesses: inside }));
}
