import { rmSync } from 'node:fs';
import {
  STANDARD_LAYOUT,
  type LayoutSection,
  type ReportContent,
  type ReportLayout,
  type ReportLayoutContent,
} from '@mingjian/api';
import { accountWith, worldOf, type World } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { reportCalls } from './report.fixtures';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TURNED: LayoutSection[] = [
  'cover',
  'body',
  'summary',
  'overview',
  'ending',
  'remark',
  'attachments',
];

type Person = 'admin' | 'officer' | 'reviewer' | 'verifier' | 'client';

describe('a layout of reports', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let calls: ReturnType<typeof reportCalls>;
  let world: World;
  let tokens: Record<Person, string>;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    calls = reportCalls(server);
    world = await worldOf(server);
    tokens = {
      admin: await server.signIn('admin'),
      officer: await server.signIn('officer'),
      reviewer: await server.signIn('officer2'),
      verifier: await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser'),
      client: await server.signIn('client'),
    };
  });
  afterAll(async () => {
    const { db } = server.database;
    await db
      .updateTable('reportVersions')
      .set({ layoutId: null })
      .where('layoutId', 'in', made)
      .execute();
    await db.deleteFrom('reportLayouts').where('id', 'in', made).execute();
    await db
      .updateTable('reportLayouts')
      .set({ defaultFlag: 1 })
      .where('id', '=', 'standard')
      .execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const call = async (name: string, input: object, person: Person = 'officer') =>
    server.call(`/gReportLayout/${name}`, input, { token: tokens[person] });
  const save = async (more: object = {}, person: Person = 'officer') => {
    const reply = await call('save', { name: '测试排版', ...more }, person);
    if (reply.status === 200) made.push(reply.data.id as string);
    return reply;
  };
  const saved = async (more: object = {}) => (await save(more)).data as ReportLayout;
  const content = (more: Partial<ReportLayoutContent> = {}) =>
    JSON.stringify({ ...STANDARD_LAYOUT, ...more });
  const turned = (more: Partial<ReportLayoutContent> = {}) =>
    content({ sections: TURNED.map((name) => ({ name, shown: name !== 'overview' })), ...more });
  const upload = async (person: Person, kind = 'reportPicture') => {
    const body = new FormData();
    body.set('kind', kind);
    body.set('file', new File([PNG], '标志.png', { type: 'image/png' }));
    const reply = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(tokens[person]),
      body,
    });
    return { status: reply.status, ...((await reply.json()) as { data: { path: string } }) };
  };
  const contentOf = async (orderId: string, person: Person = 'officer') =>
    (await server.call('/report/getContent', { orderId }, { token: tokens[person] }))
      .data as ReportContent;

  it('comes in three versions of the provider, of which one is the default', async () => {
    const { data } = await call('getList', { sort: 'create_time asc' });
    const rows = (data.content as ReportLayout[]).filter(({ companyId }) => companyId === null);

    expect(rows.map(({ name, nameEn }) => [name, nameEn])).toEqual(
      expect.arrayContaining([
        ['标准版', 'Standard'],
        ['简明版', 'Concise'],
        ['详尽版', 'Detailed'],
      ]),
    );
    expect(rows.filter(({ defaultFlag }) => defaultFlag === 1).map(({ id }) => id)).toEqual([
      'standard',
    ]);
  });

  it('is kept by managers alone, and refused when it is no layout', async () => {
    expect((await save({}, 'verifier')).status).toBe(403);
    expect((await call('getSample', {}, 'client')).status).toBe(403);
    const refused = await save({ content: content({ colour: '#ffd800' }) });
    expect(refused.data.fields.content).toContain('颜色与白色的对比度不足 4.5');
  });

  it('is saved by one of two at once', async () => {
    const { id, version } = await saved();
    const change = async (colour: string) =>
      call('update', { id, version, content: content({ colour }) });

    expect((await change('#8a1538')).status).toBe(200);
    const late = await change('#12703c');
    expect(late.status).toBe(409);
    expect(late.data.fields).toEqual([expect.objectContaining({ field: 'content' })]);
  });

  it('takes pictures that its editor uploaded, and hands on those that are in it', async () => {
    const logo = (await upload('officer')).data.path;
    const foreign = (await upload('admin')).data.path;
    const paper = (await upload('officer', 'paper')).data.path;
    expect((await upload('client')).status).toBe(403);
    for (const path of [foreign, paper])
      expect((await save({ content: content({ logo: path }) })).data.fields).toEqual({
        content: '请上传自己的 PNG 或 JPEG 图片，或保留现有图片',
      });

    const layout = await saved({ content: content({ logo }) });
    const { id, version } = layout;
    const again = { id, version, content: layout.content.replace('#0f2a4a', '#8a1538') };
    expect((await call('update', again, 'admin')).status).toBe(200);
  });

  it('makes a document of the sample, also one that is not stored', async () => {
    const preview = async (person: Person, text: string) =>
      server.app.request('/CM-API/gReportLayout/previewSample', {
        method: 'POST',
        headers: { ...tokenHeaders(tokens[person]), 'content-type': 'application/json' },
        body: JSON.stringify({ content: text }),
      });
    const logo = (await upload('officer')).data.path;
    const made = await preview('officer', turned({ logo, coverPicture: logo }));

    expect(
      Buffer.from(await made.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await preview('verifier', turned())).status).toBe(403);
    expect(
      (await preview('admin', content({ logo: (await upload('officer')).data.path }))).status,
    ).toBe(400);
    expect((await preview('officer', '{"sections":[]}')).status).toBe(400);
  });

  it('is that of the client before that of the provider, and one is the default', async () => {
    const [companyId] = world.companyIds;
    const { id: orderId } = await calls.order();
    await calls.begin(orderId, tokens.officer);
    const standard = (await contentOf(orderId)).layouts!;
    expect(standard.defaultId).toBe('standard');

    const all = await saved({ name: '客户全部', companyId, defaultFlag: 1 });
    const own = await saved({ name: '客户终稿', companyId, kind: 2, defaultFlag: 1 });
    const stage = await saved({ name: '客户阶段', companyId, kind: 1, defaultFlag: 1 });
    const foreign = await saved({ name: '别家', companyId: world.companyIds[1], defaultFlag: 1 });
    const { defaultId, choices } = (await contentOf(orderId)).layouts!;
    expect(defaultId).toBe(own.id);
    const ids = choices.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([own.id, all.id, 'standard', 'concise']));
    expect(ids).not.toContain(stage.id);
    expect(ids).not.toContain(foreign.id);

    const next = await saved({ name: '新的终稿', companyId, kind: 2, defaultFlag: 1 });
    expect((await contentOf(orderId)).layouts!.defaultId).toBe(next.id);
    await call('delete', { id: [next.id, own.id, all.id, stage.id].join() });
    expect((await contentOf(orderId)).layouts!.defaultId).toBe('standard');
  });

  it('is chosen for a draft, frozen with its issue, and then never changes the report', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.begin(orderId, tokens.officer);
    const layout = await saved({ content: turned({ colour: '#8a1538' }) });
    const foreign = await saved({ companyId: world.companyIds[1] });
    const choose = async (layoutId: string | null) =>
      calls.save({ id: version.id, orderId, layoutId }, tokens.officer);

    expect((await choose(foreign.id)).msg).toBe('该排版模板不适用于此报告');
    expect((await choose(layout.id)).code).toBe(0);
    const draft = await contentOf(orderId);
    expect(draft.layouts!.chosenId).toBe(layout.id);
    expect(draft.model.layout).toMatchObject({ colour: '#8a1538' });
    const used = await call('delete', { id: layout.id });
    expect([used.status, used.msg]).toEqual([409, expect.stringContaining('1 份报告草稿正在使用')]);

    await calls.reviewed(orderId, tokens.officer, tokens.reviewer);
    const newest = (await contentOf(orderId)).version;
    await calls.move(newest, 'issue', tokens.reviewer);
    const issued = await contentOf(orderId, 'client');
    expect(issued.layouts).toBeNull();
    expect(issued.model.layout!.sections.map(({ name }) => name)).toEqual(TURNED);

    const { id, version: base } = layout;
    await call('update', { id, version: base, content: content() });
    expect((await contentOf(orderId, 'client')).model).toEqual(issued.model);
    expect((await choose(null)).status).toBe(409);
    expect((await call('delete', { id })).status).toBe(200);
  });
});
