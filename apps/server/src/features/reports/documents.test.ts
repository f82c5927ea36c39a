import { createHash } from 'node:crypto';
import type { GeneratedReport, ReportModel } from '@mingjian/api';
import { renderReport } from '../../pdf/renderReport';
import { newSigner, SIGNER_NAME } from '../../pdf/signer.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { buildModel } from './buildModel';
import { reportCalls } from './report.fixtures';

const READER = { userId: 'reader' };

describe('the document of a report', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let calls: ReturnType<typeof reportCalls>;
  let writer: string;
  let reviewer: string;
  let client: string;
  let model: ReportModel;

  beforeAll(async () => {
    server = await createTestServer();
    calls = reportCalls(server);
    writer = await server.signIn('officer');
    reviewer = await server.signIn('officer2');
    client = await server.signIn('client');
    const { id: orderId } = await calls.order();
    const { id } = await calls.begin(orderId, writer);
    const { db } = server.database;
    const row = db.selectFrom('reportVersions').selectAll().where('id', '=', id);
    model = await buildModel(
      await row.executeTakeFirstOrThrow(),
      { number: 'BG-TEST-v1.0', at: new Date('2026-11-28T02:00:00Z') },
      db,
    );
  });

  const render = async (
    more: Partial<ReportModel> = {},
    standard?: 'ua-1',
    language: 'zh' | 'en' = 'zh',
  ) =>
    renderReport(
      { ...model, ...more },
      { language, pictures: new Map(), createdAt: new Date('2026-11-28T02:00:00Z'), standard },
      READER,
    );
  const open = async (url: string, from = server) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const reply = await from.app.request(pathname + search);
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const generate = async (orderId: string, token: string, language = 'zh') =>
    server.call('/report/genReport', { orderId, language }, { token });

  it('is equal bytes for an equal model, tagged PDF/A with the model in it', async () => {
    const [one, two] = [await render(), await render()];
    expect(one.equals(two)).toBe(true);
    expect(one.equals(await render({ orderNo: 'other' }))).toBe(false);
    const text = one.toString('latin1');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('pdfaid:part');
    expect(text).toContain('/EmbeddedFile');
  });

  it.each(['zh', 'en'] as const)('has nothing that PDF/UA refuses (%s)', async (language) => {
    const rich =
      '<h1>标题</h1><p style="text-align:center"><b>粗</b><span style="color:#c00">红</span></p><ul><li>一<ul><li>二</li></ul></li></ul><table><tbody><tr><th>甲</th><td>乙</td></tr></tbody></table><blockquote><p>引</p></blockquote>';
    const bytes = await render({ summary: { zh: rich, en: rich } }, 'ua-1', language);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('takes hostile words as words', async () => {
    const hostile = '#read("/etc/passwd") $x$ ]} `raw` \\ <p>&lt;b&gt; \u0000';
    const bytes = await render({
      summary: { zh: hostile, en: '' },
      company: hostile,
      cover: { ...model.cover, zh: { title: hostile, subtitle: hostile, note: hostile } },
    });
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it('of a flash order has a call of its own, which no other order has', async () => {
    const [refined, flash] = [await calls.order(), await calls.order()];
    const { db } = server.database;
    await db.updateTable('orders').set({ orderType: 2 }).where('id', '=', flash.id).execute();
    const path = '/api/quickCheck/genReportInfo';
    const made = async (orderId: string, token: string) =>
      server.call(path, { orderId }, { token, headers: { 'accept-language': 'en' } });
    await calls.move(await calls.reviewed(flash.id, writer, reviewer), 'issue', reviewer);
    await calls.begin(refined.id, writer);

    const { data } = await made(flash.id, client);
    expect(data).toMatchObject({ status: 40, language: 'en' });
    expect((await open(data.pdfUrl)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await made(refined.id, writer)).status).toBe(404);
  });

  it('of a draft has a watermark and is for staff; the issued one is made once, for the client', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.begin(orderId, writer);
    const draft = (await generate(orderId, writer)).data as GeneratedReport;
    expect(draft).toMatchObject({ status: 0, language: 'zh' });
    expect((await open(draft.pdfUrl)).status).toBe(200);
    expect((await generate(orderId, client)).status).toBe(404);

    await calls.move(version, 'submit', writer);
    await calls.move(version, 'pass', reviewer, {
      qcScore: 90,
      qcCheck: '["identity","levels","sources","words","attachments"]',
    });
    await calls.move(version, 'issue', reviewer);
    const replies = await Promise.all([
      generate(orderId, client),
      generate(orderId, client),
      generate(orderId, writer),
    ]);
    const opened = await Promise.all(replies.map(async ({ data }) => open(data.pdfUrl)));
    const hashes = opened.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(hashes).size).toBe(1);
    expect(opened[0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open(draft.pdfUrl)).status).toBe(404);
    const english = (await generate(orderId, client, 'en')).data as GeneratedReport;
    expect((await open(english.pdfUrl)).status).toBe(200);
  });

  it('is signed once it is issued, by the key of the installation while its certificate is valid', async () => {
    const { container } = newSigner('password');
    const days = { validFrom: new Date('2026-01-01'), validTo: new Date('2027-12-31') };
    const key = { container, password: 'password', subject: SIGNER_NAME, ...days };
    const signing = await createTestServer({ signer: key });
    const ended = await createTestServer({ signer: { ...key, validTo: new Date('2026-01-02') } });
    const { id: orderId } = await calls.order();
    const made = async (from: typeof server, token: string, language: string) => {
      const { data } = await from.call('/report/genReport', { orderId, language }, { token });
      const { bytes } = await open((data as GeneratedReport).pdfUrl, from);
      return bytes.toString('latin1');
    };
    await calls.begin(orderId, writer);
    expect(await made(signing, writer, 'zh')).not.toContain('/ByteRange');
    await calls.move(await calls.reviewed(orderId, writer, reviewer), 'issue', reviewer);

    expect(await made(signing, client, 'zh')).toContain('/ByteRange');
    expect(await made(ended, client, 'en')).not.toContain('/ByteRange');
  });

  it('names the character that no font has, with its field', async () => {
    const { id: orderId } = await calls.order();
    await calls.begin(orderId, writer);
    const part = { orderId, content: '<p>𠮷先生已离职</p>', versionNo: 0 };
    await calls.part('Remark', part, writer);
    const { data } = await server.call('/report/getContent', { orderId }, { token: writer });
    expect(data.missing).toEqual([{ character: '𠮷', field: '备注' }]);
    expect((await generate(orderId, writer)).code).toBe(0);
  });

  it('has papers of the order as attachments, which then cannot be deleted', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.begin(orderId, writer);
    const body = new FormData();
    body.append('kind', 'paper');
    body.append('file', new File(['%PDF-1.4\n%%EOF'], '证明.pdf', { type: 'application/pdf' }));
    const uploaded = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(writer),
      body,
    });
    const { data } = (await uploaded.json()) as { data: { path: string } };
    const attach = async (url: string) =>
      calls.save(
        { id: version.id, orderId, attachments: JSON.stringify([{ name: 'x', url }]) },
        writer,
      );
    expect((await attach(data.path)).msg).toBe('附件必须是该订单材料中的文件');
    const papers = await server.call(
      '/gOrderPaper/save',
      { orderId, paths: [data.path] },
      { token: writer },
    );
    const [paper] = papers.data.provider;
    const attached = await attach(paper.url);
    expect(JSON.parse(attached.data.attachments)).toEqual([
      { name: '证明.pdf', url: expect.stringContaining('/openFile/') },
    ]);
    const removal = { orderId, id: paper.id };
    const removed = await server.call('/gOrderPaper/delete', removal, { token: writer });
    expect(removed.msg).toBe('该文件是报告的附件，不能删除');
  });
});
