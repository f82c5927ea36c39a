import { sql } from 'kysely';
import { openPglite, type Database } from '../../database/connect';
import { visitor, type Caller } from '../../http/caller';
import { ADMINISTRATORS } from '../../roles';
import { addFirstAdministrator, prepare } from '../../setup/prepare';
import { TEST_DAY } from '../../testing/testDatabase';
import { firstSteps } from './firstSteps';

describe('the first steps of an installation', () => {
  let database: Database;
  let administrator: Caller;

  beforeAll(async () => {
    database = await openPglite();
    await prepare(database, { demo: 'none', baseDay: TEST_DAY });
    await addFirstAdministrator(database.db, new Date());
    const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const rights = ADMINISTRATORS.map(({ code }) => code);
    administrator = { ...visitor('', 'zh'), userId: id, userType: 'serviceUser', rights };
  });
  afterAll(() => database.close());

  const steps = async () => firstSteps(administrator, database.db);
  const addAccount = async (username: string, companyId: string | null) =>
    sql`insert into users
      (id, username, realname, user_type, company_id, main_flag, password_hash, status, created_at, updated_at)
      values (${username}, ${username}, ${username}, ${companyId ? 'companyUser' : 'serviceUser'},
        ${companyId}, 0, '', 1, now(), now())`.execute(database.db);
  const addCompany = async (id: string) =>
    sql`insert into companies (id, company_no, name, status, created_at, updated_at)
      values (${id}, ${id}, ${id}, 1, now(), now())`.execute(database.db);

  it('are all to be done at first', async () => {
    expect(await steps()).toEqual({
      password: false,
      user: false,
      company: false,
      companyAccount: false,
      order: false,
      acceptance: false,
    });
  });

  it('are done by accounts that can sign in', async () => {
    await addAccount('officer', null);
    await addCompany('first');
    await addAccount('client', 'first');
    expect(await steps()).toMatchObject({ user: true, company: true, companyAccount: true });

    await sql`update users set status = 0 where username = 'client'`.execute(database.db);
    expect(await steps()).toMatchObject({ user: true, companyAccount: false });
  });

  it('are for administrators alone', async () => {
    expect(await firstSteps({ ...administrator, rights: [] }, database.db)).toBeNull();
  });
});
