import { sql } from 'kysely';
import { Hono } from 'hono';
import { failWith } from '../http/envelope';
import { openPostgres, TIMED_OUT } from './connect';

describe('a statement that takes too long', () => {
  it.skipIf(!process.env.DATABASE_URL)('is stopped by PostgreSQL', async () => {
    const database = await openPostgres(process.env.DATABASE_URL!, 100);

    const slow = sql`select pg_sleep(5)`.execute(database.db);

    await expect(slow).rejects.toMatchObject({ code: TIMED_OUT });
    await database.close();
  });

  it.each([
    ['zh', '处理时间过长，已停止。如正在查询，请减少筛选条件或缩小范围后重试'],
    [
      'en',
      'This took too long and was stopped. If you are searching, use fewer or narrower filters',
    ],
  ])('is explained in %s, and is no fault of the server', async (language, msg) => {
    const lines: object[] = [];
    const app = new Hono().get('/', () => {
      throw Object.assign(new Error('canceling statement'), { code: TIMED_OUT });
    });
    app.onError(failWith((line) => void lines.push(line)));

    const response = await app.request('/', { headers: { 'accept-language': language } });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, msg, data: null });
    expect(lines).toEqual([]);
  });
});
