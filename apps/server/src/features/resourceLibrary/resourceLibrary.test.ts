import { rmSync } from 'node:fs';
import type { LibraryDocument, LibraryDocumentDetail, Notice } from '@mingjian/api';
import { accountWith, worldOf, type World } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { expiryNotice } from './expiryNotice';

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);
const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

type Person = 'admin' | 'verifier' | 'client' | 'client2';

describe('the resource library', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let world: World;
  let tokens: Record<Person, string>;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    tokens = {
      admin: await server.signIn('admin'),
      verifier: await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser'),
      client: await server.signIn('client'),
      client2: await server.signIn('client2'),
    };
  });
  afterAll(async () => {
    const { db } = server.database;
    await db.deleteFrom('libraryDocuments').where('id', 'in', made).execute();
    await db.deleteFrom('uploadedFiles').where('name', 'like', '%资源库测试%').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const call = async (person: Person, name: string, input: object = {}, language = 'zh') =>
    server.call(`/fResourceLib/${name}`, input, {
      token: tokens[person],
      headers: { 'accept-language': language },
    });
  const upload = async (person: Person, words = '第一版') => {
    const body = new FormData();
    body.set('kind', 'document');
    body.set('file', new Blob([new Uint8Array(pdf(words))]), `资源库测试 ${words}.pdf`);
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(tokens[person]),
      body,
    });
    return { status: response.status, ...((await response.json()) as { data: { path: string } }) };
  };
  const fileOf = async (words?: string) =>
    JSON.stringify([{ name: '制度.pdf', url: (await upload('admin', words)).data.path }]);
  const save = async (more: object = {}) => {
    const draft = { title: '测试制度', category: 'policy', fileUrl: await fileOf(), ...more };
    const reply = await call('admin', 'save', draft);
    if (reply.status === 200) made.push(reply.data.id as string);
    return reply;
  };
  const saved = async (more: object = {}) => (await save(more)).data as LibraryDocument;
  const detailOf = async (person: Person, id: string) =>
    (await call(person, 'getInfo', { id })).data as LibraryDocumentDetail;
  const sees = async (person: Person, id: string) => {
    const searchParam = JSON.stringify({ SEARCH_EQ_id: id });
    return (await call(person, 'getList', { searchParam })).data.total as number;
  };
  const download = async (person: Person, input: object) =>
    server.app.request('/CM-API/fResourceLib/download', {
      method: 'POST',
      headers: { ...tokenHeaders(tokens[person]), 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  const pathOf = ({ fileUrl }: { fileUrl: string }) =>
    (JSON.parse(fileUrl) as [{ url: string }])[0].url
      .replace(/^.*openFile/, '/uploads')
      .replace(/\?.*$/, '');
  /** Opens a file by its path, as somebody who learned it: with an address signed for them. */
  const opens = async (person: Person, path: string) => {
    const addresses = await server.call(
      '/system/getFileAddresses',
      { paths: [path] },
      { token: tokens[person] },
    );
    const byDownload = await server.app.request('/CM-API/downLoad', {
      method: 'POST',
      headers: { ...tokenHeaders(tokens[person]), 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    });
    return [(await server.app.request(addresses.data[0])).status, byDownload.status];
  };

  it('is kept by administrators and managers, and read by everybody with a role', async () => {
    const { id, version } = await saved({ audience: 2 });

    for (const person of ['verifier', 'client'] as const) {
      expect(await sees(person, id)).toBe(1);
      const draft = { title: '我的', category: 'policy', fileUrl: await fileOf() };
      expect((await call(person, 'save', draft)).status).toBe(403);
      expect((await call(person, 'update', { id, version, title: '我的' })).status).toBe(403);
      expect((await call(person, 'delete', { id })).status).toBe(403);
    }
    expect((await upload('client')).status).toBe(403);
    expect((await call('admin', 'delete', { id })).status).toBe(200);
    expect(await sees('admin', id)).toBe(0);
  });

  it('shows a client the documents for all clients and for it, not by id and not by file', async () => {
    const [own, other] = world.companyIds;
    const forStaff = await saved({ audience: 1 });
    const forAll = await saved({ audience: 2 });
    const forOwn = await saved({ audience: 3, companyIds: JSON.stringify([own]) });
    const forOther = await saved({ audience: 3, companyIds: JSON.stringify([other]) });

    for (const [document, client, client2] of [
      [forStaff, false, false],
      [forAll, true, true],
      [forOwn, true, false],
      [forOther, false, true],
    ] as const)
      for (const [person, may] of [
        ['client', client],
        ['client2', client2],
        ['verifier', true],
      ] as const) {
        const { id } = document;
        const status = may ? 200 : 404;
        expect(await sees(person, id)).toBe(may ? 1 : 0);
        expect((await call(person, 'getInfo', { id })).status).toBe(status);
        expect((await download(person, { id })).status).toBe(status);
        expect(await opens(person, pathOf(document))).toEqual([status, status]);
      }
    expect(await detailOf('client', forOwn.id)).toMatchObject({
      companyIds: null,
      ownerId: null,
      ownerName: null,
      companyNames: [],
    });
    expect((await call('client', 'getInfo', { id: MISSING })).status).toBe(404);
    await call('admin', 'delete', { id: forAll.id });
    expect(await opens('client', pathOf(forAll))).toEqual([404, 404]);
  });

  it('follows a change of the readers at once', async () => {
    const [own, other] = world.companyIds;
    const { id, version, fileUrl } = await saved({
      audience: 3,
      companyIds: JSON.stringify([own]),
    });

    const changed = await call('admin', 'update', {
      id,
      version,
      companyIds: JSON.stringify([other]),
    });

    expect(changed.status).toBe(200);
    expect([await sees('client', id), await sees('client2', id)]).toEqual([0, 1]);
    expect(await opens('client', pathOf({ fileUrl }))).toEqual([404, 404]);
    const toStaff = await call('admin', 'update', { id, version: 2, audience: 1 });
    expect(toStaff.data).toMatchObject({ companyIds: '[]' });
    expect(await sees('client2', id)).toBe(0);
  });

  it('asks for the clients of a document for chosen ones, and for one file', async () => {
    const [own] = world.companyIds;
    expect((await save({ audience: 3 })).msg).toContain('请选择可见的客户');
    const forAll = await saved({ audience: 2, companyIds: JSON.stringify([own]) });
    expect(forAll).toMatchObject({ companyIds: '[]' });
    expect((await save({ audience: 3, companyIds: JSON.stringify([MISSING]) })).status).toBe(400);
    expect((await save({ fileUrl: '[]' })).msg).toContain('请上传一个文件');
    expect((await save({ category: 'nothing' })).status).toBe(400);
    // The file of somebody else, such as a paper of an order.
    const foreign = new FormData();
    foreign.set('file', new Blob([new Uint8Array(pdf('简历'))]), '资源库测试 简历.pdf');
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(tokens.client),
      body: foreign,
    });
    const { data } = (await response.json()) as { data: { path: string } };
    const url = pathOf({ fileUrl: JSON.stringify([{ url: data.path }]) });
    expect((await save({ fileUrl: JSON.stringify([{ name: 'a.pdf', url }]) })).msg).toContain(
      '请上传自己的文件',
    );
  });

  it('makes a version of each new file, the older ones for staff alone', async () => {
    const first = await saved({ audience: 2 });
    const { id } = first;
    const fileUrl = await fileOf('第二版');
    const second = (await call('admin', 'update', { id, version: 1, fileUrl })).data;
    await call('admin', 'update', { id, version: 2, title: '测试制度（修订）' });

    expect(second).toMatchObject({ versionNo: 2 });
    const { versions } = await detailOf('verifier', id);
    expect(versions).toMatchObject([
      { number: 2, name: '资源库测试 第二版.pdf', userName: '周明远' },
      { number: 1, name: '资源库测试 第一版.pdf', size: pdf('第一版').byteLength },
    ]);
    expect((await detailOf('client', id)).versions).toMatchObject([{ number: 2, userName: null }]);
    expect(await (await download('client', { id })).text()).toContain('第二版');
    expect(await (await download('verifier', { id, number: 1 })).text()).toContain('第一版');
    expect((await download('client', { id, number: 1 })).status).toBe(404);
    expect((await download('verifier', { id, number: 3 })).status).toBe(404);
    expect(await opens('client', pathOf(first))).toEqual([404, 404]);
    expect(await opens('verifier', pathOf(first))).toEqual([200, 200]);
  });

  it('shows a client the PDF that a preview was made of, as long as it sees the document', async () => {
    const document = await saved({ audience: 2 });
    const { db } = server.database;
    const stored = (path: string) =>
      db.selectFrom('uploadedFiles').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
    const source = await stored(pathOf(document));
    const made = await stored(pathOf({ fileUrl: await fileOf('预览') }));
    await db
      .insertInto('convertedDocuments')
      .values({ sourceId: source.id, pdfId: made.id })
      .execute();

    expect(await opens('client', made.path)).toEqual([200, 200]);
    await call('admin', 'update', { id: document.id, version: 1, audience: 1 });
    expect(await opens('client', made.path)).toEqual([404, 404]);
    expect(await opens('verifier', made.path)).toEqual([200, 200]);
  });

  it('counts downloads, which make no new version of the row', async () => {
    const { id } = await saved({ audience: 2 });
    await download('client', { id });
    await download('verifier', { id });
    await download('client2', { id, number: 9 });

    expect(await detailOf('admin', id)).toMatchObject({ downloadCount: 2, version: 1 });
  });

  it('hides an expired document from clients, by the clock of the server', async () => {
    const document = await saved({ audience: 2, expireDate: '2026-06-15' });
    const { id } = document;
    const { now } = server.clock;

    expect(await sees('client', id)).toBe(1);
    expect(await detailOf('verifier', id)).toMatchObject({ isExpired: 0 });
    server.clock.now = new Date('2026-06-15T16:00:00Z');
    try {
      expect(await sees('client', id)).toBe(0);
      expect((await download('client', { id })).status).toBe(404);
      expect(await opens('client', pathOf(document))).toEqual([404, 404]);
      expect(await detailOf('verifier', id)).toMatchObject({ isExpired: 1 });
      expect((await download('verifier', { id })).status).toBe(200);
    } finally {
      server.clock.now = now;
    }
    const extended = { id, version: 1, expireDate: '2026-07-15' };
    expect((await call('admin', 'update', extended)).status).toBe(200);
    expect(await sees('client', id)).toBe(1);
  });

  it('tells the owner once that a document for clients ends within two weeks', async () => {
    const near = await saved({ title: '快到期的测试', audience: 2, expireDate: '2026-06-28' });
    const far = await saved({ title: '还早的测试', audience: 2, expireDate: '2026-07-28' });
    const inside = await saved({ title: '内部的测试', audience: 1, expireDate: '2026-06-28' });
    const { db } = server.database;
    const told = async () => {
      const searchParam = JSON.stringify({ SEARCH_LIKE_title: '的测试' });
      const { data } = await server.call(
        '/fNoticeInfo/getList',
        { searchParam },
        { token: tokens.admin },
      );
      return data.content as Notice[];
    };

    await expiryNotice.run({}, { db, now: () => server.clock.now });
    await expiryNotice.run({}, { db, now: () => server.clock.now });
    expect((await told()).map(({ title }) => title)).toEqual([
      '资源库文档「快到期的测试」即将到期',
    ]);
    await call('admin', 'update', { id: near.id, version: 1, expireDate: '2026-06-29' });
    await expiryNotice.run({}, { db, now: () => server.clock.now });
    expect(await told()).toHaveLength(2);

    await db.deleteFrom('notices').where('title', 'like', '%即将到期').execute();
    await call('admin', 'delete', { id: [near, far, inside].map(({ id }) => id).join(',') });
  });
});
