import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { logPasswordChange } from '../features/passwords/newPassword';
import { endSessions } from '../features/passwords/setPassword';
import { hashPassword } from '../features/session/passwords';
import { ADMINISTRATORS, FIRST_ROLE, holdersOf, standardRights, standardRoles } from '../roles';
import { StartError } from '../startError';
import { addMenuEntry, standardMenu } from './standardContent';

/**
 * Gives the standard administrator's role what it has in a new installation, and the role and a new
 * password to an account of staff. Returns the password, which is stored nowhere.
 */
export async function repairAdministrator(db: Db, username: string, now: Date) {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('administration'))`.execute(trx);
    const account = await trx
      .updateTable('users')
      .set((eb) => ({ status: 1, passwordHash, updatedAt: now, version: eb('version', '+', 1) }))
      .where('username', '=', username)
      .where('userType', '=', 'serviceUser')
      .where('deletedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new StartError(`No account of staff has the username "${username}".`);
    const userId = account.id;
    await restoreRole(trx);
    await restoreMenu(trx);
    await trx
      .insertInto('userRoles')
      .values({ userId, roleCode: FIRST_ROLE })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endSessions(userId, trx);
    const operator = { userId, realname: '命令行 Command line', address: 'local' };
    await logPasswordChange(
      { userId, companyId: null },
      { ...operator, userType: 'serviceUser' },
      now,
      trx,
    );
  });
  return password;
}

/** Returns the message that shows the password of a repaired account. */
export const repairMessage = (username: string, password: string) =>
  [
    '',
    '  已恢复管理员，密码只显示这一次。 The administrator is restored; the password is shown only now.',
    `  ${username}  ${password}`,
    '',
    '',
  ].join('\n');

async function restoreRole(db: Db) {
  const role = standardRoles.find(({ code }) => code === FIRST_ROLE)!;
  await db
    .insertInto('roles')
    .values({ ...role, sort: 0 })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ status: 1, deletedAt: null }))
    .execute();
  const rights = standardRights.filter(({ holders }) => holders.includes(FIRST_ROLE));
  await db
    .insertInto('roleRights')
    .values(rights.map(({ code }) => ({ roleCode: FIRST_ROLE, rightCode: code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The pages of administration return to their places; other entries stay where they are. */
async function restoreMenu(db: Db) {
  const pages = standardMenu.filter(({ rights }) => rights === ADMINISTRATORS);
  const groups = pages.map(({ parent }) => parent);
  // The group of these pages is for more people than they are.
  const places = standardMenu.filter((one) => pages.includes(one) || groups.includes(one.code));
  // Groups first: without its parent, no entry is added.
  for (const entry of places.toSorted((one, other) => groupFirst(one) - groupFirst(other))) {
    await addMenuEntry(entry, db);
    const { code, parent = null, pageurl } = entry;
    await db
      .updateTable('menus')
      .set({ parentCode: parent, pageurl })
      .where('code', '=', code)
      .execute();
    // An entry below a page would make it a group.
    if (!groups.includes(code))
      await db
        .updateTable('menus')
        .set({ parentCode: parent })
        .where('parentCode', '=', code)
        .execute();
  }
  const codes = standardMenu
    .filter(({ rights }) => holdersOf(rights).includes(FIRST_ROLE))
    .map(({ code }) => code);
  await db
    .insertInto('roleMenus')
    .columns(['roleCode', 'menuCode'])
    .expression((eb) =>
      eb
        .selectFrom('menus')
        .select([eb.val(FIRST_ROLE).as('roleCode'), 'code as menuCode'])
        .where('code', 'in', codes),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const groupFirst = ({ parent }: { parent?: string }) => Number(parent !== undefined);
