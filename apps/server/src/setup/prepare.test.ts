import { sql } from 'kysely';
import { openPostgres } from '../database/connect';
import { TEST_DAY } from '../testing/testDatabase';
import { prepare } from './prepare';

const address = process.env.DATABASE_URL;

/** The embedded database has one process. */
describe.skipIf(!address)('processes that start at once on an empty database', () => {
  const name = `prepare_${process.pid}`;
  const url = () => Object.assign(new URL(address!), { pathname: `/${name}` }).href;
  const inMain = async (statement: string) => {
    const main = await openPostgres(address!);
    await sql.raw(statement).execute(main.db);
    await main.close();
  };
  beforeAll(() => inMain(`create database ${name}`));
  afterAll(() => inMain(`drop database ${name} with (force)`));

  it('fill it once, and all of them start', async () => {
    const databases = await Promise.all([
      openPostgres(url(), { statementTimeout: 0 }),
      openPostgres(url(), { statementTimeout: 0 }),
    ]);

    await Promise.all(databases.map((one) => prepare(one, { demo: 'small', baseDay: TEST_DAY })));

    const { rows } = await sql<{
      count: number;
    }>`select count(*) from orders`.execute(databases[0].db);
    expect(rows[0]!.count).toBe(20_000);
    await Promise.all(databases.map((one) => one.close()));
  });
});
