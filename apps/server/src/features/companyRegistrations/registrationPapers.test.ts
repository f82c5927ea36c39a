import { listen } from '../../listen';
import { createTestServer } from '../../testing/testServer';
import { statusAt, uploadFile } from '../../testing/uploadFile';
import { tidyRegistrationPapers } from './registrationPapers';

const DRAFT = {
  companyName: '杭州竹海信息技术有限公司',
  creditCode: '91330100799655058B',
  contactName: '沈竹',
  phone: '+86 154 0000 0421',
  email: 'shen.zhu@zhuhai.example',
  username: '竹海人事',
  password: '竹海听涛-2026',
};
const HOUR = 3_600_000;
const TOO_LARGE = Buffer.alloc(10 * 1_048_576 + 1, '%PDF-1.7\n');

type Server = Awaited<ReturnType<typeof createTestServer>>;

describe('the papers of a request for an account', () => {
  let server: Server;
  let officer: string;
  beforeEach(async () => {
    server = await createTestServer();
    const { db } = server.database;
    await db.deleteFrom('uploadedFiles').execute();
    await db.deleteFrom('companyRegistrations').execute();
    officer = await server.signIn('officer');
  });

  const start = async () => (await server.call('/registration/startPapers')).data.ticket as string;
  const upload = async (ticket: string, name = '营业执照.pdf', content?: Buffer<ArrayBuffer>) =>
    uploadFile(server, {
      name,
      path: '/registration/uploadPaper',
      fields: { ticket },
      ...(content && { content }),
    });
  const register = async (papersTicket: string, papers: string[]) =>
    server.call('/registration/request', {
      ...DRAFT,
      captchaTicket: await server.solveCaptcha(),
      papersTicket,
      papers,
    });
  const papersOfFirst = async () => {
    const { data } = await server.call('/companyRegistration/getList', {}, { token: officer });
    return JSON.parse(data.content[0].papers ?? '[]') as { name: string; url: string }[];
  };
  const fileCount = async () =>
    (await server.database.db.selectFrom('uploadedFiles').select('id').execute()).length;

  it('are seen by those who decide, and opened by nobody without an account', async () => {
    const ticket = await start();
    const licence = await upload(ticket);
    await upload(ticket, '另一份.pdf');
    expect(await statusAt(server, licence.data.path)).toBe(404);

    expect((await register(ticket, [licence.data.path])).code).toBe(0);

    const [paper, ...others] = await papersOfFirst();
    expect([paper!.name, others]).toEqual(['营业执照.pdf', []]);
    expect(await statusAt(server, paper!.url)).toBe(200);
    const client = await server.signIn('client');
    const path = paper!.url.replace(/^.*openFile/, '/uploads').replace(/\?.*$/, '');
    const { data } = await server.call(
      '/system/getFileAddresses',
      { paths: [path] },
      { token: client },
    );
    expect(await statusAt(server, data[0])).toBe(404);
  });

  it('need a ticket, and are of few kinds, small and few', async () => {
    const ticket = await start();

    expect((await upload('no-ticket')).status).toBe(403);
    expect((await upload(ticket, '程序.zip')).msg).toMatch(/请选择 pdf、jpg、jpeg、jepg、png$/);
    expect((await upload(ticket, '大.pdf', TOO_LARGE)).status).toBe(413);
    for (let count = 0; count < 8; count += 1) expect((await upload(ticket)).code).toBe(0);
    expect((await upload(ticket)).msg).toBe('上传次数过多，请刷新页面后重试');
  });

  it('are written to the disk only with a ticket, and wrong tickets are counted', async () => {
    const ticket = await start();
    const written = vi.spyOn(server.backend.uploads, 'receive');

    for (let count = 0; count < 20; count += 1)
      expect((await upload(`wrong-${count}`)).status).toBe(403);
    const reply = await upload('wrong-20');
    const socket = await listen(server.app.fetch, { host: '127.0.0.1', port: 0 });
    const large = new FormData();
    large.set('ticket', 'wrong-21');
    large.set('file', new Blob([TOO_LARGE.subarray(0, 9_000_000)]), '大.pdf');
    const url = `http://127.0.0.1:${socket.port}/CM-API/registration/uploadPaper`;
    const overSocket = await fetch(url, { method: 'POST', body: large });
    await overSocket.text();
    await socket.close();

    expect([reply.status, overSocket.status]).toEqual([429, 403]);
    expect(written).not.toHaveBeenCalled();
    server.clock.now = new Date(server.clock.now.getTime() + HOUR);
    expect((await upload(ticket)).code).toBe(0);
    expect(written).toHaveBeenCalledOnce();
  });

  it('have tickets that are limited by address, and good for a day', async () => {
    const ticket = await start();
    server.clock.now = new Date(server.clock.now.getTime() + 25 * HOUR);
    expect((await upload(ticket)).msg).toBe('上传已超时，请刷新页面后重试');

    for (let count = 0; count < 10; count += 1) await start();
    expect((await server.call('/registration/startPapers')).status).toBe(429);
  });

  it('belong to one ticket and one request', async () => {
    const [mine, theirs] = [await start(), await start()];
    const { data } = await upload(theirs);

    expect((await register(mine, [data.path])).msg).toBe('材料已失效，请重新上传');
    expect((await register(theirs, [data.path])).code).toBe(0);
    expect((await register(theirs, [data.path])).msg).toBe('材料已失效，请重新上传');
  });

  it('go after a day without a request, and stay with one', async () => {
    const ticket = await start();
    const kept = await upload(ticket);
    await upload(ticket, '没用上.pdf');
    await register(ticket, [kept.data.path]);

    server.clock.now = new Date(server.clock.now.getTime() + 23 * HOUR);
    await tidyRegistrationPapers(server.backend);
    expect(await fileCount()).toBe(2);
    server.clock.now = new Date(server.clock.now.getTime() + 2 * HOUR);
    await tidyRegistrationPapers(server.backend);

    expect(await fileCount()).toBe(1);
  });

  it('go ninety days after the refusal', async () => {
    const ticket = await start();
    await register(ticket, [(await upload(ticket)).data.path]);
    const { data } = await server.call('/companyRegistration/getList', {}, { token: officer });
    const refusal = { id: data.content[0].id, reason: '营业执照已注销' };
    await server.call('/companyRegistration/refuse', refusal, { token: officer });

    server.clock.now = new Date(server.clock.now.getTime() + 91 * 24 * HOUR);
    await tidyRegistrationPapers(server.backend);

    expect(await fileCount()).toBe(0);
  });
});
