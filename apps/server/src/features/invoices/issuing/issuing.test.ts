import type { InvoiceDetail } from '@mingjian/api';
import { sql } from 'kysely';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InvoiceIssuer, IssueAnswer, IssueQuestion } from '../../../http/invoiceService';
import { accountWith, type TestServer } from '../../../resources/resourceCases.fixtures';
import { createTestServer } from '../../../testing/testServer';
import { demonstrationIssuer } from './demonstrationIssuer';
import { httpIssuer } from './httpIssuer';
import { invoiceIssuings } from './runIssuing';

const DETAIL = '/aCompanyInvoice/getDetail';
const ASK = '/aCompanyInvoice/issueByService';

describe('the issuing service', () => {
  const questions: IssueQuestion[] = [];
  let answers: (question: IssueQuestion) => Promise<IssueAnswer> | IssueAnswer;
  const issuer: InvoiceIssuer = {
    name: 'test',
    async issue(question) {
      questions.push(question);
      return answers(question);
    },
  };
  const example = demonstrationIssuer(() => new Date('2026-06-15T02:00:00Z'));
  let server: TestServer;
  let finance: string;
  let client: string;
  /** An application of the demo, as it was. */
  let template: { id: string; companyId: string };
  let made = 0;
  const ids: string[] = [];

  beforeAll(async () => {
    server = await createTestServer({ issuer });
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    const { db } = server.database;
    const { rows } = await sql<typeof template>`
      select id, company_id as "companyId" from company_invoices
      where red_flag = 0 and status = 5 order by id limit 1`.execute(db);
    template = rows[0]!;
    const account = await db
      .selectFrom('users')
      .select('username')
      .where('companyId', '=', template.companyId)
      .where('mainFlag', '=', 1)
      .executeTakeFirstOrThrow();
    client = await server.signIn(account.username, 'companyUser');
  });
  beforeEach(() => {
    questions.length = 0;
    answers = (question) => example.issue(question);
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      for (const table of ['invoice_issuings', 'invoice_events', 'invoice_lines'] as const)
        await sql`delete from ${sql.table(table)} where invoice_id = any(${ids})`.execute(db);
      await sql`delete from company_invoices where id = any(${ids})`.execute(db);
      await sql`delete from pgboss.job where name = 'invoice-issuing'`.execute(db);
      await sql`
        update statements set invoiced_amount = (
          select coalesce(sum(line.amount), 0)
          from invoice_lines line join company_invoices invoice on invoice.id = invoice_id
          where statement_id = statements.id and (status >= 3 or status = -1))
        where company_id = ${template.companyId}`.execute(db);
    });
  });

  /** A new application for the same buyer, with one line of its own amount. */
  async function application(changes: { redOf?: string; title?: string } = {}) {
    made += 1;
    const id = `issuing-${made}`;
    ids.push(id);
    const sign = changes.redOf ? -1 : 1;
    await server.database.db.transaction().execute(async (db) => {
      await sql`
        insert into company_invoices (id, invoice_apply_no, company_id, title, tax_no, invoice_type,
          amount, tax_rate, tax_amount, content, receive_email, status, red_flag, red_of, applied_by,
          remark, created_at, updated_at)
        select ${id}, ${id}, company_id, coalesce(${changes.title ?? null}, title), tax_no, 1,
          ${sign * 59_800}, tax_rate, ${sign * 3_385}, content, 'fapiao@example.com', 1,
          ${changes.redOf ? 1 : 0}, ${changes.redOf ?? null}, applied_by, '开错了', now(), now()
        from company_invoices where id = ${template.id}`.execute(db);
      await sql`
        insert into invoice_lines (id, invoice_id, company_id, number, statement_line_id,
          statement_id, order_id, name, name_en, amount, tax_amount, create_time)
        select ${id}, ${id}, company_id, 1, statement_line_id, statement_id, order_id, name, name_en,
          ${sign * 59_800}, ${sign * 3_385}, now()
        from invoice_lines where invoice_id = ${template.id} order by number limit 1`.execute(db);
    });
    return id;
  }
  const detail = async (id: string, token = finance): Promise<InvoiceDetail> =>
    (await server.call(DETAIL, { id }, { token })).data;
  const ask = async (id: string, token = finance) => {
    const { version } = await detail(id);
    return server.call(ASK, { id, version }, { token });
  };
  const waiting = async (id: string) =>
    (
      await sql<{ startAfter: Date }>`
        select start_after as "startAfter" from pgboss.job
        where name = 'invoice-issuing' and data->>'invoiceId' = ${id} and state < 'active'`.execute(
        server.database.db,
      )
    ).rows;
  const run = async (invoiceId: string) => {
    await sql`delete from pgboss.job
      where name = 'invoice-issuing' and data->>'invoiceId' = ${invoiceId}`.execute(
      server.database.db,
    );
    await invoiceIssuings.run({ invoiceId }, server.backend);
  };
  const noticesOf = async (title: string) =>
    (
      await server.database.db
        .selectFrom('notices')
        .select('content')
        .where('title', '=', title)
        .execute()
    ).map(({ content }) => content);

  it('issues an invoice, whose file the client can read', async () => {
    const id = await application();
    expect((await detail(id)).canIssueByService).toBe(true);
    const asked = await ask(id);
    expect(asked.data).toMatchObject({ status: 1, issuing: { failed: false, tries: 0 } });
    expect(asked.data.canIssueByService).toBe(false);

    await run(id);

    const issued = await detail(id, client);
    expect(issued).toMatchObject({ status: 3, issueDate: '2026-06-15', issuing: null });
    expect(issued.invoiceNo).toMatch(/^\d{20}$/);
    expect(issued.events[0]).toMatchObject({ action: 'issue', userName: '' });
    const [file] = JSON.parse(issued.fileUrl!) as { name: string; url: string }[];
    expect(file!.name).toBe(`${issued.invoiceNo}.pdf`);
    expect(questions[0]).toMatchObject({ amount: 59_800, taxAmount: 3_385, reverses: null });
    expect(questions[0]!.lines).toHaveLength(1);
    expect(await noticesOf(`发票${id}：开具`)).toHaveLength(1);
  });

  it('is asked for a red invoice with its original, whose slip it names', async () => {
    const original = await application();
    await ask(original);
    await run(original);
    const { invoiceNo } = await detail(original);
    const id = await application({ redOf: original });
    await ask(id);
    await run(id);
    expect(questions[1]!.reverses).toEqual({ invoiceNo, reason: '开错了' });
    const red = await detail(id);
    expect(red).toMatchObject({ status: 3, redConfirmNo: expect.stringMatching(/^HZ/) });
    expect((await detail(original)).status).toBe(-1);
  });

  it('lets nobody else issue, reject or withdraw while it is asked', async () => {
    const id = await application();
    await ask(id);
    const { version, moves } = await detail(id);
    expect(moves.every(({ blockers }) => blockers.length > 0)).toBe(true);
    const input = { id, action: 'withdraw', version, reason: '不开了' };
    const refused = await server.call('/aCompanyInvoice/move', input, { token: client });
    expect([refused.status, refused.msg]).toEqual([409, '开票服务正在开具，请稍候']);
    expect((await ask(id)).status).toBe(409);
    await run(id);
    expect((await detail(id)).status).toBe(3);
  });

  it('is asked again under the same number after 5 s, 1 min and 10 min, then people take over', async () => {
    const id = await application();
    await ask(id);
    answers = () => ({ problem: 'timeout', message: null });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await run(id);
      const [next] = await waiting(id);
      if (next) pauses.push((next.startAfter.getTime() - server.backend.now().getTime()) / 1_000);
    }
    expect(pauses).toEqual([5, 60, 600]);
    expect(new Set(questions.map(({ requestId }) => requestId)).size).toBe(1);
    const failed = await detail(id);
    expect(failed).toMatchObject({ status: 1, canIssueByService: true });
    expect(failed.issuing).toMatchObject({ failed: true, tries: 4, problem: '开票服务响应超时' });
    expect(await noticesOf(`发票${id}未能自动开具`)).toHaveLength(1);

    // Asked by hand again, it is still the same invoice for the service.
    answers = (question) => example.issue(question);
    await ask(id);
    await run(id);
    expect(questions.at(-1)!.requestId).toBe(questions[0]!.requestId);
    expect((await detail(id)).status).toBe(3);
  });

  it('says at once what the service refuses, in its words', async () => {
    const id = await application();
    await ask(id);
    answers = () => ({ problem: 'refused', message: '购买方税号不存在' });
    await run(id);
    expect(await waiting(id)).toEqual([]);
    expect((await detail(id)).issuing!.problem).toBe('开票服务拒绝：购买方税号不存在');
  });

  it.each([
    ['a number of another length', { invoiceNo: '123' }],
    ['what is no PDF', { pdf: Buffer.from('<html>') }],
  ])('is not believed with %s', async (_, wrong) => {
    const id = await application();
    await ask(id);
    answers = async (question) => {
      const answer = await example.issue(question);
      return 'issued' in answer ? { issued: { ...answer.issued, ...wrong } } : answer;
    };
    await run(id);
    expect(await detail(id)).toMatchObject({
      status: 1,
      issuing: { problem: '开票服务返回的内容无法识别' },
    });
  });

  it('is asked once by two workers', async () => {
    const id = await application();
    await ask(id);
    let release = () => {};
    answers = async (question) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return example.issue(question);
    };
    const first = run(id);
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    await expect(invoiceIssuings.run({ invoiceId: id }, server.backend)).rejects.toThrow();
    release();
    await first;
    expect(questions).toHaveLength(1);
    expect((await detail(id)).status).toBe(3);
  });

  it('is for people of finance alone', async () => {
    const id = await application();
    const { version } = await detail(id);
    const refused = await server.call(ASK, { id, version }, { token: client });
    expect(refused.status).toBe(403);
    expect((await detail(id, client)).canIssueByService).toBe(false);
  });
});

describe('an issuing service over HTTP', () => {
  let vendor: Server;
  let url: string;
  let reply: { status?: number; body: string } | undefined;
  const seen: { body: string; key: unknown; authorization: unknown }[] = [];

  beforeAll(async () => {
    vendor = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', () => {
        const { 'idempotency-key': key, authorization } = request.headers;
        seen.push({ body, key, authorization });
        if (!reply) return;
        response.statusCode = reply.status ?? 200;
        response.end(reply.body);
      });
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/issue`;
  });
  afterAll(() => {
    vendor.closeAllConnections();
    vendor.close();
  });

  const question: IssueQuestion = {
    requestId: 'r-1',
    invoiceType: 1,
    title: '上海云帆信息科技有限公司',
    taxNo: '91310115MA1K4B2X3P',
    bankName: null,
    bankAccount: null,
    regAddress: null,
    regPhone: null,
    amount: 100,
    taxRate: 0.06,
    taxAmount: 6,
    lines: [{ name: '背景调查', amount: 100, taxAmount: 6 }],
    remark: null,
    reverses: null,
  };
  const issue = async (answer: typeof reply, patience = 300) => {
    reply = answer;
    return httpIssuer({ name: '供应商', url, token: 'secret', patience }).issue(question);
  };
  const json = (value: object, status = 200) => issue({ status, body: JSON.stringify(value) });

  it('gets the request number as its key, and gives number, day and file', async () => {
    const pdf = Buffer.from('%PDF-1.7').toString('base64');
    const result = { invoiceNo: '26312000000010000001', issueDate: '2026-06-15', pdf };
    const answer = await json({ code: '0', result });
    expect(answer).toEqual({
      issued: { ...result, redConfirmNo: null, pdf: Buffer.from('%PDF-1.7') },
    });
    expect(seen.at(-1)).toMatchObject({ key: 'r-1', authorization: 'Bearer secret' });
    expect(JSON.parse(seen.at(-1)!.body)).toEqual(question);
  });

  it.each([
    ['refused', { code: 'E7', message: '税号不存在' }, 200],
    ['unreadable', { code: '0', result: { invoiceNo: '1' } }, 200],
    ['status', {}, 502],
  ])('gives its problem: %s', async (problem, value, status) => {
    expect(await json(value, status)).toMatchObject({ problem });
  });

  it('gives up on a silent one and on one that is away', async () => {
    expect(await issue(undefined, 100)).toEqual({ problem: 'timeout', message: null });
    const away = httpIssuer({
      name: 'x',
      url: 'http://127.0.0.1:1/',
      token: undefined,
      patience: 300,
    });
    expect(await away.issue(question)).toEqual({ problem: 'unreachable', message: null });
  });
});
