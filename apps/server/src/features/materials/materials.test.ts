import { rmSync } from 'node:fs';
import type { MaterialFile, MaterialNode } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Person = 'admin' | 'verifier' | 'client' | 'client2';

describe('material libraries', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<Person, string>;

  beforeAll(async () => {
    server = await createTestServer();
    const names: Person[] = ['admin', 'verifier', 'client', 'client2'];
    const signedIn = await Promise.all(
      names.map(async (name) =>
        server.signIn(name === 'verifier' ? await accountWith(server, 'VERIFIER') : name),
      ),
    );
    tokens = Object.fromEntries(names.map((name, index) => [name, signedIn[index]])) as never;
  });
  const empty = async () => {
    await server.database.db.deleteFrom('materials').execute();
    await server.database.db.deleteFrom('materialFolders').execute();
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  };
  // Tests of all resources leave folders behind.
  beforeEach(empty);
  afterAll(empty);

  const call = async (person: Person, path: string, input: object = {}) =>
    server.call(path, input, { token: tokens[person] });
  const read = async (person: Person, path: string, input: object = {}) =>
    server.call(path, input, { token: tokens[person], method: 'GET' });
  const upload = async (person: Person, folderId: string, name = '标志.png', content = PNG) => {
    const body = new FormData();
    body.set('folderId', folderId);
    body.set('file', new Blob([new Uint8Array(content)]), name);
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(tokens[person]),
      body,
    });
    return { status: response.status, ...(await response.json()) };
  };
  const folder = async (person: Person, folderName: string, pId: string | null = null) =>
    (await call(person, '/sysOssFolder/save', { folderName, pId, orderNum: 1 })).data as {
      id: string;
      version: number;
    };
  const files = async (person: Person, folderId = '0', library = 'oss') =>
    (await read(person, `/${library}/getFileList`, { folderId })).data as MaterialFile[];
  const tree = async (person: Person, library = 'oss') =>
    ((await read(person, `/${library}/getSourceTree`)).data as MaterialNode[]).map(nameOf);
  const nameOf = ({ folderName, children }: MaterialNode): unknown =>
    children.length > 0 ? [folderName, children.map(nameOf)] : folderName;

  it('have their folders in order, 未分组 first', async () => {
    const logos = await folder('admin', '标志');
    await folder('admin', '2026', logos.id);
    await call('admin', '/sysOssFolder/save', { folderName: '最前', orderNum: 0 });

    expect(await tree('admin')).toEqual(['未分组', '最前', ['标志', ['2026']]]);
    const nodes = (await read('admin', '/oss/getSourceTree')).data as MaterialNode[];
    expect(nodes.map(({ version }) => version)).toEqual([undefined, 1, 1]);
    expect(await tree('client', 'oss2')).toEqual(['未分组', '最前', ['标志', ['2026']]]);
    expect(await tree('client')).toEqual(['未分组']);
    for (const draft of [
      { folderName: ' ', orderNum: 1 },
      { folderName: '一千零一', orderNum: 1_001 },
    ])
      expect((await call('admin', '/sysOssFolder/save', draft)).code).toBe(400);
  });

  it('take pictures into a folder, move and delete them', async () => {
    const logos = await folder('admin', '标志');
    const first = await upload('admin', '0', '甲.png');
    const second = await upload('admin', logos.id, '乙.png');

    expect(first.data).toEqual({
      state: 'success',
      path: expect.stringContaining('/openFile/'),
      id: expect.any(String),
    });
    expect((await files('admin')).map(({ originalName }) => originalName)).toEqual(['甲.png']);
    expect(await files('verifier', logos.id, 'oss2')).toMatchObject([
      { id: second.data.id, folderId: logos.id, originalName: '乙.png', size: PNG.byteLength },
    ]);

    const checkedFileIds = `${first.data.id},${second.data.id}`;
    const moved = await call('admin', '/oss/moveOssFileInfo', {
      folderId: logos.id,
      checkedFileIds,
    });
    expect(moved.code).toBe(0);
    expect((await files('admin', logos.id)).map(({ originalName }) => originalName)).toEqual([
      '乙.png',
      '甲.png',
    ]);

    await call('admin', '/oss/deleteOssFileInfo', { checkedFileIds: first.data.id });
    expect(await files('admin', logos.id)).toHaveLength(1);
    // It stays in what already shows it.
    expect((await server.app.request(first.data.path)).status).toBe(200);
  });

  it('of the provider are read by everyone, those of a company by its people and staff', async () => {
    await upload('admin', '0');
    await upload('client', '0', '客户.png');

    const [shared] = await files('client', '0', 'oss2');
    expect((await server.app.request(shared!.filePath)).status).toBe(200);
    expect(await files('client2')).toEqual([]);
    const [own] = await files('client');
    const { data } = await call('client2', '/system/getFileAddresses', { paths: [own!.filePath] });
    expect((await server.app.request(data[0])).status).toBe(404);
  });

  it('are changed by nobody else', async () => {
    const foreign = await folder('client', '客户分组');
    const { data } = await upload('client', foreign.id);
    const own = await folder('client2', '另一家');

    for (const person of ['client2', 'admin'] as const) {
      expect(await files(person, foreign.id)).toEqual([]);
      expect((await upload(person, foreign.id)).code).toBe(400);
      const checkedFileIds = data.id as string;
      const folderId = person === 'client2' ? own.id : '0';
      expect((await call(person, '/oss/moveOssFileInfo', { folderId, checkedFileIds })).code).toBe(
        404,
      );
      expect((await call(person, '/oss/deleteOssFileInfo', { checkedFileIds })).code).toBe(404);
      expect(
        (
          await call(person, '/sysOssFolder/update', {
            id: foreign.id,
            version: 1,
            folderName: '我的',
          })
        ).code,
      ).toBe(404);
      expect((await call(person, '/sysOssFolder/delete', { id: foreign.id })).code).toBe(404);
      expect(
        (
          await call(person, '/sysOssFolder/save', {
            folderName: '其下',
            pId: foreign.id,
            orderNum: 1,
          })
        ).code,
      ).toBe(400);
    }
    expect(await files('client', foreign.id)).toHaveLength(1);
  });

  it('are filled by those who may, with pictures alone', async () => {
    for (const [person, mayEdit] of [
      ['admin', true],
      ['verifier', false],
      ['client', true],
    ] as const) {
      const userType = person === 'client' ? 'companyUser' : 'serviceUser';
      const { data } = await call(person, '/getUserInfo', { userType });
      expect(data.can.includes('system.materials')).toBe(mayEdit);
    }
    expect((await upload('verifier', '0')).status).toBe(403);
    const pdf = await upload('admin', '0', 'a.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
    expect([pdf.status, pdf.msg]).toEqual([
      400,
      '不支持的文件格式，请选择 jpeg、jpg、jepg、gif、png',
    ]);
    const nothing = await call('admin', '/oss/deleteOssFileInfo', { checkedFileIds: ',' });
    expect([nothing.code, nothing.msg]).toEqual([
      400,
      expect.stringContaining('请至少选择一个文件'),
    ]);
  });

  it('ungroup the pictures of a deleted folder, and keep one with folders in it', async () => {
    const parent = await folder('admin', '上级');
    const child = await folder('admin', '下级', parent.id);
    await upload('admin', child.id);

    const refused = await call('admin', '/sysOssFolder/delete', { id: parent.id });
    expect([refused.code, refused.msg]).toEqual([409, expect.stringContaining('1 个下级分组')]);
    expect((await call('admin', '/sysOssFolder/delete', { id: child.id })).code).toBe(0);
    expect(await files('admin')).toHaveLength(1);
    expect((await call('admin', '/sysOssFolder/delete', { id: parent.id })).code).toBe(0);
  });

  it('have no folder within itself', async () => {
    const parent = await folder('admin', '上级');
    const child = await folder('admin', '下级', parent.id);
    const change = { id: parent.id, version: parent.version, pId: child.id };
    const reply = await call('admin', '/sysOssFolder/update', change);

    expect([reply.code, reply.msg]).toEqual([400, expect.stringContaining('下级分组之下')]);
  });
});
