import type { OrderDetail } from '@mingjian/api';
import { accountWith, orderOf, worldOf } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('a contact with a source', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let verifier: string;
  let client: string;
  let orderId: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    client = await server.signIn('client');
    [companyId] = (await worldOf(server)).companyIds;
    orderId = await orderOf(server, companyId);
  });

  const save = async (draft: object, token: string) =>
    server.call(
      '/gOrderFollowUpLog/save',
      { orderId, contactName: '王经理', content: '确认在职时间一致。', result: 4, ...draft },
      { token },
    );
  const events = async (token: string) =>
    (
      (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token }))
        .data as OrderDetail
    ).events;

  it('is part of the history of its order, which its client does not see', async () => {
    const { status, data } = await save({ phone: '13800138000', numberSource: 2 }, verifier);

    expect(status).toBe(200);
    expect(data).toMatchObject({ orderId, companyId, phone: '138****8000', followType: 1 });
    const contact = {
      kind: 'contact',
      label: '联系王经理：电话，已约定',
      content: '确认在职时间一致。',
    };
    expect(await events(verifier)).toContainEqual(expect.objectContaining(contact));
    expect((await events(client)).map(({ kind }) => kind)).not.toContain('contact');
    expect((await server.call('/gOrderFollowUpLog/getList', {}, { token: client })).status).toBe(
      403,
    );
  });

  it('names an order that exists', async () => {
    const { status, data } = await save({ orderId: 'nowhere' }, verifier);
    expect([status, data.fields]).toEqual([400, { orderId: '所选内容不存在' }]);
  });

  it('has marks of its own recordings, which go with them', async () => {
    const [first, second] = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(32)}.mp3`);
    const files = (...urls: (string | undefined)[]) =>
      JSON.stringify(urls.map((url) => ({ name: '通话.mp3', url })));
    const marks = (...urls: (string | undefined)[]) =>
      JSON.stringify(urls.map((url, index) => ({ url, id: `${index}`, time: 4.5, text: '在职' })));
    const { data: row } = await save({ audioUrl: files(first, second) }, verifier);
    const { id, version } = row;
    const update = async (patch: object, token = verifier) =>
      server.call('/gOrderFollowUpLog/update', { id, version, ...patch }, { token });

    const foreign = await update({ audioMarks: marks(`/uploads/${'c'.repeat(32)}.mp3`) });
    expect([foreign.status, foreign.data.fields]).toEqual([
      400,
      { audioMarks: '标记的录音不在这条联系记录中' },
    ]);
    expect((await update({ audioMarks: '[{}]' })).status).toBe(400);
    expect((await update({ audioMarks: '[]' }, client)).status).toBe(403);

    const marked = await update({ audioMarks: marks(first, second) });
    expect(marked.status).toBe(200);
    expect((await update({ audioMarks: '[]' })).status).toBe(409);
    const shortened = await update({ version: marked.data.version, audioUrl: files(second) });
    expect(JSON.parse(shortened.data.audioMarks)).toEqual([
      expect.objectContaining({ id: '1', text: '在职' }),
    ]);
  });
});
