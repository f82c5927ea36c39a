import { sql } from 'kysely';
import { openPglite, type Database } from '../database/connect';
import { hasWayIn } from '../features/menus/wayIn';
import { passwordMatches } from '../features/session/passwords';
import { TEST_DAY } from '../testing/testDatabase';
import { addFirstAdministrator, prepare } from './prepare';
import { repairAdministrator } from './repairAdministrator';

const NOW = new Date('2026-06-15T02:30:00Z');

describe('the repair of the administrator', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite();
    await prepare(database, { demo: 'none', baseDay: TEST_DAY });
    await addFirstAdministrator(database.db, NOW);
  });
  afterAll(() => database.close());

  it('opens the pages of administration again for the named account, with a new password', async () => {
    const { db } = database;
    expect(await hasWayIn(db)).toBe(true);
    for (const broken of [
      sql`update roles set status = 0, deleted_at = now() where code = 'ADMIN'`,
      sql`delete from role_rights where role_code = 'ADMIN'`,
      sql`delete from role_menus where role_code = 'ADMIN'`,
      sql`delete from menus where code in ('role-list', 'user-list')`,
      sql`update menus set parent_code = 'menu-list' where code = 'outbox-list'`,
      sql`update menus set pageurl = 'elsewhere', parent_code = 'company' where code = 'system'`,
      sql`update users set status = 0`,
      sql`delete from user_roles`,
    ])
      await broken.execute(db);
    expect(await hasWayIn(db)).toBe(false);

    const password = await repairAdministrator(db, 'admin', NOW);

    expect(await hasWayIn(db)).toBe(true);
    const { passwordHash } = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(await passwordMatches(password, passwordHash)).toBe(true);
    const lines = await db.selectFrom('operateLogs').select(['action', 'userName']).execute();
    expect(lines).toEqual([{ action: 'passwordChanged', userName: '命令行 Command line' }]);
  });

  it('refuses a name that no account of staff has', async () => {
    await expect(repairAdministrator(database.db, 'nobody', NOW)).rejects.toThrow(
      'No account of staff has the username "nobody".',
    );
  });
});
