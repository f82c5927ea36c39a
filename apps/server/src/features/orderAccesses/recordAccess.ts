import { beijingDay } from '@mingjian/api';
import { sql, type RawBuilder } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { Reader } from '../../resources/scope';
import type { AccessKind } from './tables';

type Services = Pick<Backend, 'db' | 'now'>;

/**
 * Records that somebody reads a thing of orders: one row for each person, thing and day. Candidates
 * and pages that ask ahead leave nothing.
 */
export async function recordAccess(
  orderIds: readonly string[],
  kind: AccessKind,
  caller: Caller,
  services: Services,
) {
  if (caller.candidate || caller.isAhead || orderIds.length === 0) return;
  const ids = sql`select unnest(${[...orderIds]}::text[]) as order_id, ${kind} as kind`;
  await store(ids, caller, caller.apiKey !== undefined, services);
}

/**
 * Records that somebody reads a file of an order: one of the candidate's or of its papers, or the
 * document of its report. Other files leave nothing.
 */
export async function recordFileAccess(
  file: { id: string; formId: string | null },
  reader: Reader,
  services: Services,
) {
  const found = sql`
    select order_id, 'file' as kind from collect_forms where id = ${file.formId}
    union select order_id, 'file' from order_papers where file_id = ${file.id}
    union select version.order_id, 'document' from report_documents document
      join report_versions version on version.id = document.version_id
      where document.file_id = ${file.id}`;
  await store(found, reader, false, services);
}

async function store(
  found: RawBuilder<unknown>,
  { userId, companyId }: Pick<Reader, 'userId' | 'companyId'>,
  isProgram: boolean,
  { db, now }: Services,
) {
  const time = now();
  await sql`
    insert into order_accesses as stored
      (order_id, user_id, user_name, company_id, kind, is_program, day, first_at, last_at)
    select distinct found.order_id, person.id, person.realname, ${companyId}::text, found.kind,
      ${isProgram}::boolean, ${beijingDay(time)}::date, ${time}::timestamptz, ${time}::timestamptz
    from (${found}) found join users person on person.id = ${userId}
    on conflict (order_id, user_id, kind, day, is_program)
      do update set last_at = greatest(stored.last_at, excluded.last_at)`.execute(db);
}
