import type { Board } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';

/**
 * Returns whether each step from an empty installation to its first accepted order is done: for
 * administrators until the last one is, `null` otherwise.
 */
export async function firstSteps(caller: Caller, db: Db): Promise<Board['firstSteps']> {
  if (!holdsRight(caller, ADMINISTRATORS)) return null;
  const { rows } = await sql<NonNullable<Board['firstSteps']>>`
    select
      exists (select from operate_logs
        where object_type = 'user' and object_id = ${caller.userId}
        and action = 'passwordChanged') as "password",
      exists (select from users
        where user_type = 'serviceUser' and status = 1 and id <> ${caller.userId}) as "user",
      exists (select from companies) as "company",
      exists (select from users where user_type = 'companyUser' and status = 1) as "companyAccount",
      exists (select from orders) as "order",
      exists (select from orders where order_status > 10) as "acceptance"
  `.execute(db);
  const steps = rows[0]!;
  return steps.acceptance ? null : steps;
}
