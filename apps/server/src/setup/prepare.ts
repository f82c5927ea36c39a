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
import { migrations } from '../features/migrations';
import { installJobs } from '../jobs/installJobs';
import { jobKinds } from '../jobs/jobs';

/** Initial content of a database. */
export interface Preparation {
  demo: DemoSize;
  baseDay: string;
}

/**
 * Migrates a database, installs standard content, and adds demo data while it has no user. Of
 * several processes that start at once, one does it and the others wait.
 */
export async function prepare(database: Database, preparation: Preparation) {
  if (database.exclusive) return fill(database, preparation);
  await database.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(hashtext('prepare'))`.execute(holder);
    try {
      await fill(database, preparation);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('prepare'))`.execute(holder);
    }
  });
}

async function fill({ db, exclusive }: Database, { demo, baseDay }: Preparation) {
  await migrate(db, migrations);
  await installJobs(db, jobKinds);
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
        deptName: null,
        status: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
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
