import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DemoSize } from '../config';
import { seedDemo } from '../demo/seedDemo';
import { hashPassword } from '../features/session/passwords';
import { FIRST_ROLE } from '../roles';
import { addStandardContent } from './standardContent';
import type { Database, Db } from '../database/connect';
import { newId } from '../database/ids';
import { migrate } from '../database/migrate';

/** Migrates a database, installs standard content, and adds demo data while it has no user. */
export async function prepare(
  { db, exclusive }: Database,
  { demo, baseDay }: { demo: DemoSize; baseDay: string },
) {
  await migrate(db);
  await addStandardContent(db);
  if (demo === 'none' || (await hasUsers(db))) return;
  await seedDemo(db, { size: demo, baseDay, isEmbedded: exclusive });
  await sql`vacuum analyze`.execute(db);
}

/**
 * Creates an administrator when the database has no user. Returns the password, which is stored
 * nowhere; `undefined` otherwise.
 */
export async function addFirstAdministrator(db: Db, now: Date) {
  if (await hasUsers(db)) return undefined;
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const added = await db.transaction().execute(async (trx) => {
    await sql`lock table users in share row exclusive mode`.execute(trx);
    if (await hasUsers(trx)) return false;
    const id = newId(now);
    await trx
      .insertInto('users')
      .values({
        id,
        username: 'admin',
        realname: '系统管理员',
        phone: null,
        email: null,
        avatar: null,
        userType: 'serviceUser',
        companyId: null,
        mainFlag: 0,
        passwordHash,
        status: 1,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await trx.insertInto('userRoles').values({ userId: id, roleCode: FIRST_ROLE }).execute();
    return true;
  });
  return added ? password : undefined;
}

async function hasUsers(db: Db) {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
