import type { Timer, TimerHandler, TimerRun } from '@mingjian/api';
import { sql } from 'kysely';
import { startJobWorker, type JobWorker } from '../../jobs/jobWorker';
import { jobKinds } from '../../jobs/jobs';
import { createTestServer } from '../../testing/testServer';

describe('timers', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const send = async (name: string, input: object = {}, token = admin, language = 'zh') =>
    server.call(`/zTimer/${name}`, input, { token, headers: { 'accept-language': language } });
  const DRAFT = { jobName: '每天清理', beanName: 'tidying', cron: '0 30 9 * * MON-FRI' };
  const save = async (more: object = {}) =>
    (await send('save', { ...DRAFT, ...more })).data as Timer;

  it('come with the product: the one that tidies is started, that which tells people unasked is not', async () => {
    const { content } = (await send('getList', { pageSize: 50 })).data as { content: Timer[] };
    const standard = content.filter(({ isStandard }) => isStandard === 1);

    expect(standard.map(({ id, handlerName, status }) => [id, handlerName, status])).toEqual([
      ['article-reminders', '提醒阅读必读文章', 1],
      ['balance-warning', '余额预警', 1],
      ['calendar-year', '提醒录入明年节假日', 1],
      ['collect-reminders', '提醒候选人填写信采表', 1],
      ['document-expiry', '提醒资源库文档到期', 0],
      ['due-warning', '订单 SLA 预警', 0],
      ['expected-times', '更新订单预计完成时间', 1],
      ['form-expiry', '结束过期的信采链接', 1],
      ['monthly-statements', '月账单', 1],
      ['order-completion', '自动完成订单', 0],
      ['report-sampling', '抽检已出具报告', 1],
      ['retention', '到期删除个人信息', 0],
      ['statistic-days', '汇总统计数据', 1],
      ['tidying', '清理过期内容', 1],
    ]);
    const english = (await send('getList', { pageSize: 50 }, admin, 'en')).data.content as Timer[];
    expect(english.find(({ id }) => id === 'tidying')).toMatchObject({
      jobName: 'Tidy up',
      handlerName: 'Tidy up',
    });
    const refused = await send('delete', { id: 'tidying' });
    expect([refused.status, refused.msg]).toEqual([
      409,
      '「清理过期内容」正在使用（随产品提供，只能停止），不能删除',
    ]);
  });

  it('are made stopped, are started and stopped, and are deleted', async () => {
    const made = await save({ jobGroup: '系统', remark: '早上' });
    expect(made).toMatchObject({
      status: 0,
      isStandard: 0,
      missed: 'once',
      concurrent: 0,
      nextRun: null,
      lastRun: null,
      failCount: 0,
    });

    const started = (await send('startJob', { id: made.id })).data as Timer;
    // 15 June 2026 is a Monday, and half past ten.
    expect(started).toMatchObject({ status: 1, version: 2, nextRun: '2026-06-16 09:30:00' });
    const changed = (await send('update', { id: made.id, version: 2, cron: '0 0 0/6 * * ?' })).data;
    expect(changed.nextRun).toBe('2026-06-15 12:00:00');
    const stopped = (await send('stopJob', { id: made.id })).data as Timer;
    expect(stopped).toMatchObject({ status: 0, nextRun: null });
    expect((await send('stopJob', { id: made.id })).data.version).toBe(stopped.version);
    expect((await send('delete', { id: made.id })).status).toBe(200);
    for (const call of ['startJob', 'stopJob', 'runNow', 'getRuns'])
      expect((await send(call, { id: made.id })).status).toBe(404);
  });

  it.each([
    [{ beanName: 'rm -rf' }, { beanName: '没有这个任务' }],
    [
      { cron: '* * * * *' },
      { cron: '不是有效的 Cron 表达式：应有 6 段（秒 分 时 日 月 周），例如 0 30 9 * * *' },
    ],
    [{ cron: '0/5 * * * * *' }, { cron: '两次运行至少间隔 1 分钟' }],
    [{ cron: '0 0 0 30 2 *' }, { cron: '这个表达式以后不会再运行' }],
    [{ params: '[1]' }, { params: '必须是 JSON 对象，例如 {"hours": 24}' }],
    [{ params: '{"days": 1}' }, { params: '任务没有参数 days' }],
    [{ beanName: 'due-warning', params: '{"hours": 0}' }, { params: 'hours：不能小于 1' }],
    [{ beanName: 'due-warning', params: '{"hours": "4"}' }, { params: /^hours：/ }],
  ])('refuse %j', async (wrong, fields) => {
    const reply = await send('save', { ...DRAFT, ...wrong });

    expect(reply.status).toBe(400);
    for (const [field, text] of Object.entries(fields))
      expect(reply.data.fields[field]).toMatch(text);
  });

  it('say in English what is wrong', async () => {
    const reply = await send('save', { ...DRAFT, beanName: 'x', cron: 'often' }, admin, 'en');

    expect(reply.data.fields).toEqual({
      beanName: 'There is no such job',
      cron: expect.stringMatching(/^Not a cron expression/),
    });
  });

  it('show the next five times of an expression, and what can be run', async () => {
    const times = await send('getNextRuns', { cron: '0 0 9 ? * MON-FRI' });
    expect(times.data).toEqual([16, 17, 18, 19, 22].map((day) => `2026-06-${day} 09:00:00`));
    expect((await send('getNextRuns', { cron: 'x' })).data.fields).toHaveProperty('cron');

    const handlers = (await server.call('/zTimer/getHandlers', {}, { token: admin, method: 'GET' }))
      .data as TimerHandler[];
    expect(handlers.map(({ beanName, example }) => [beanName, example])).toEqual([
      ['tidying', null],
      ['due-warning', '{"hours":24}'],
      ['expected-times', null],
      ['statistic-days', null],
      ['collect-reminders', null],
      ['form-expiry', null],
      ['report-sampling', '{"percent":10}'],
      ['order-completion', null],
      ['monthly-statements', null],
      ['balance-warning', null],
      ['retention', null],
      ['document-expiry', '{"days":14}'],
      ['article-reminders', null],
      ['calendar-year', null],
    ]);
  });

  it('are for administrators alone', async () => {
    for (const token of [await server.signIn('officer'), await server.signIn('client')])
      for (const [call, input] of [
        ['startJob', { id: 'tidying' }],
        ['stopJob', { id: 'tidying' }],
        ['runNow', { id: 'tidying' }],
        ['getRuns', { id: 'tidying' }],
        ['getNextRuns', { cron: '0 0 9 * * *' }],
      ] as const)
        expect((await send(call, input, token)).status).toBe(403);
  });

  describe('that are run now', () => {
    let worker: JobWorker | undefined;
    const stand = async (status: 0 | 1) =>
      server.database.db
        .updateTable('timers')
        .set({ status })
        .where('id', '=', 'tidying')
        .execute();
    beforeEach(() => stand(0));
    afterEach(async () => {
      await worker?.stop();
      await sql`delete from pgboss.job`.execute(server.database.db);
      await stand(1);
    });

    it('show who asked and how it went, and run one at a time', async () => {
      const { id } = await save({ jobName: '马上清理' });
      const asked = (await send('runNow', { id })).data as TimerRun;
      expect(asked).toMatchObject({
        dueTime: null,
        result: 0,
        userName: '周明远',
        startTime: null,
      });
      expect((await send('runNow', { id })).msg).toBe('上一次运行尚未结束，请稍候');

      worker = await startJobWorker(server.backend, { kinds: jobKinds, polling: 0.5 });

      const runs = async () => (await send('getRuns', { id })).data as TimerRun[];
      await vi.waitFor(async () => expect((await runs())[0]).toMatchObject({ result: 2 }), 20_000);
      const { content } = (await send('getList', { pageSize: 50 })).data as { content: Timer[] };
      expect(content.find((row) => row.id === id)).toMatchObject({
        lastResult: 2,
        lastCostMs: expect.any(Number),
        lastRun: '2026-06-15 10:30:00',
        failCount: 0,
        status: 0,
      });
    });
  });
});
