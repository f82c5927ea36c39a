import { sql } from 'kysely';
import { hasWayIn } from '../features/menus/wayIn';
import { peopleOf } from '../features/users/people.fixtures';
import { createTestServer } from '../testing/testServer';
import { repairAdministrator } from './repairAdministrator';

describe('the repair of the administrator', () => {
  it('opens the pages of administration again for the named account, with a new password', async () => {
    const server = await createTestServer();
    const { db } = server.database;
    const token = await server.signIn('officer');
    for (const broken of [
      sql`update roles set status = 0, deleted_at = now() where code = 'ADMIN'`,
      sql`delete from role_rights where role_code = 'ADMIN'`,
      sql`delete from role_menus where role_code = 'ADMIN'`,
      sql`delete from menus where code in ('role-list', 'user-list')`,
      sql`update menus set parent_code = 'menu-list' where code = 'outbox-list'`,
      sql`update menus set pageurl = 'elsewhere', parent_code = 'company' where code = 'system'`,
      sql`update users set status = 0 where username in ('admin', 'officer')`,
    ])
      await broken.execute(db);
    expect(await hasWayIn(db)).toBe(false);

    const password = await repairAdministrator(db, 'officer', server.clock.now);

    expect(await hasWayIn(db)).toBe(true);
    expect((await server.call('/sysUsers/getList', {}, { token })).status).toBe(401);
    const { data } = await server.login('officer', 'serviceUser', password);
    const people = peopleOf(server, data.access_token as string);
    expect(await people.newest('/sysRoles', 'ADMIN')).toMatchObject({ status: 1 });
    const log = db.selectFrom('operateLogs').select('userName');
    expect(await log.where('userName', 'like', '命令行%').execute()).toHaveLength(1);
  });

  it.each(['nobody', 'client'])('refuses %s, which is no account of staff', async (username) => {
    const { database, clock } = await createTestServer();

    await expect(repairAdministrator(database.db, username, clock.now)).rejects.toThrow(
      `No account of staff has the username "${username}".`,
    );
  });
});
