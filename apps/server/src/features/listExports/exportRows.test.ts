import { sql } from 'kysely';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { forgetRows } from './exportRows';

/** Rows of an export of all orders. A join of them with each other would not end within a test. */
const MANY = 20_000;

describe('forgetting the rows of an export', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });

  const addRows = async (jobId: string, count: number) =>
    sql`
      insert into export_rows (job_id, place, row_id)
      select ${jobId}, place, 'row-' || place from generate_series(1, ${count}::int) as place
    `.execute(server.database.db);

  const countOf = async (jobId: string) => {
    const rows = await server.database.db
      .selectFrom('exportRows')
      .select('place')
      .where('jobId', '=', jobId)
      .execute();
    return rows.length;
  };

  it('ends though PostgreSQL counted them while there was one, and leaves those of others', async () => {
    await addRows('before', 1);
    await sql`vacuum analyze export_rows`.execute(server.database.db);
    await addRows('job', MANY);
    await addRows('after', 700);

    await forgetRows('job', server.backend);

    expect(await countOf('job')).toBe(0);
    expect(await countOf('before')).toBe(1);
    expect(await countOf('after')).toBe(700);
    await forgetRows('before', server.backend);
    await forgetRows('after', server.backend);
    expect(await countOf('after')).toBe(0);
  });

  it('goes on where an earlier attempt ended', async () => {
    await addRows('job', 1_700);
    await server.database.db
      .deleteFrom('exportRows')
      .where('jobId', '=', 'job')
      .where('place', '<=', 1_200)
      .execute();

    await forgetRows('job', server.backend);

    expect(await countOf('job')).toBe(0);
  });
});
