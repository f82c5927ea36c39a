import { rmSync } from 'node:fs';
import type { Article, MaterialFile, MaterialNode } from '@mingjian/api';
import { createTestServer } from '../testing/testServer';
import { companyId } from './companies';
import { demoFolders } from './materials';
import { storeDemoPictures } from './storePictures';

describe('the pictures of the demo', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  const empty = async () => {
    await server.database.db.deleteFrom('materials').execute();
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  };
  beforeAll(async () => {
    server = await createTestServer();
    await empty();
    // Other tests of the same database may have deleted them.
    await server.database.db
      .insertInto('materialFolders')
      .values(demoFolders(companyId(0)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  afterAll(async () => empty());

  const filesIn = async (token: string, folderId: string) =>
    (await server.call('/oss/getFileList', { folderId }, { token, method: 'GET' }))
      .data as MaterialFile[];
  const folders = async (token: string) =>
    (await server.call('/oss/getSourceTree', {}, { token, method: 'GET' })).data as MaterialNode[];
  const opens = async (address: string) => (await server.app.request(address)).status === 200;

  it('are stored once, open for their readers, and fill both libraries', async () => {
    await storeDemoPictures(server.backend);
    const { db } = server.database;
    const stored = await db.selectFrom('uploadedFiles').select('id').execute();
    await storeDemoPictures(server.backend);

    expect(await db.selectFrom('uploadedFiles').select('id').execute()).toHaveLength(stored.length);
    const admin = await server.signIn('admin');
    const client = await server.signIn('client');
    const { data } = await server.call(
      '/hArticleInfo/getList',
      { pageSize: 50 },
      { token: client },
    );
    const covers = (data.content as Article[]).flatMap(({ coverUrl }) => coverUrl ?? []);
    expect(covers.length).toBeGreaterThan(20);
    expect(await opens(covers[0]!)).toBe(true);
    const videos = (data.content as Article[]).flatMap(({ videoUrl }) => videoUrl ?? []);
    expect(await Promise.all(videos.map(opens))).toEqual([true, true]);

    for (const [token, name] of [
      [admin, '流程图示'],
      [client, '公司标志'],
    ] as const) {
      const folder = (await folders(token)).find(({ folderName }) => folderName === name)!;
      const pictures = await filesIn(token, folder.id);
      expect(pictures.length).toBeGreaterThan(1);
      expect(await opens(pictures[0]!.filePath)).toBe(true);
    }
  });

  it('have a file behind each issued invoice, under its number', async () => {
    const { data } = await server.call(
      '/aCompanyInvoice/getList',
      { searchParam: JSON.stringify({ SEARCH_IN_status: '3,4,5,-1' }), pageSize: 1_000 },
      { token: await server.signIn('client') },
    );
    const invoices = data.content as { invoiceNo: string; fileUrl: string }[];
    expect(invoices.length).toBeGreaterThan(1);
    for (const { invoiceNo, fileUrl } of invoices) {
      const [file] = JSON.parse(fileUrl) as { name: string; url: string }[];
      const response = await server.app.request(file!.url);
      expect(file!.name).toBe(`${invoiceNo}.pdf`);
      expect(response.headers.get('content-disposition')).toContain(invoiceNo);
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  it('are not drawn again for a database whose covers somebody has changed', async () => {
    await empty();
    const { db } = server.database;
    const before = await db.selectFrom('articles').select(['id', 'coverUrl']).execute();
    await db.updateTable('articles').set({ coverUrl: null }).execute();

    await storeDemoPictures(server.backend);

    expect(await db.selectFrom('uploadedFiles').select('id').execute()).toEqual([]);
    for (const { id, coverUrl } of before)
      await db.updateTable('articles').set({ coverUrl }).where('id', '=', id).execute();
  });
});
