import { createTestServer } from '../../testing/testServer';
import { accountWith } from '../../resources/resourceCases.fixtures';

describe('templates of messages', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let verifier: string;
  let number = 0;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
  });

  const save = async (draft: object, token = officer) => {
    number += 1;
    return server.call(
      '/fMessageTemplate/save',
      {
        code: `test-${number}`,
        name: `测试模板 ${number}`,
        scene: 'candidateInvite',
        channel: 1,
        content: '{candidateName}：{link}',
        enabled: 0,
        ...draft,
      },
      { token },
    );
  };
  const update = async ({ id, version }: { id: string; version: number }, changes: object) =>
    server.call('/fMessageTemplate/update', { id, version, ...changes }, { token: officer });

  it('come with the installation for every occasion, in both languages', async () => {
    const { data } = await server.call(
      '/fMessageTemplate/getList',
      { searchParam: JSON.stringify({ SEARCH_EQ_code: 'candidateInvite.sms' }) },
      { token: verifier },
    );
    expect(data.content[0]).toMatchObject({
      signName: '明鉴',
      enabled: 1,
      quietStart: '21:00',
      quietEnd: '08:00',
      contentEn: expect.stringContaining('Hello {candidateName}'),
    });
  });

  it('name a variable that the occasion lacks, and those that it offers', async () => {
    const { status, data } = await save({ content: '{orderNo} {link}', contentEn: '{name}' });

    expect(status).toBe(400);
    expect(data.fields).toEqual({
      content: expect.stringMatching(/^\{orderNo\} 不能用在这里，可用的变量：\{candidateName\}/),
      contentEn: expect.stringContaining('{name}'),
    });
  });

  it('of another occasion are checked again when the occasion alone changes', async () => {
    const { data: template } = await save({});
    const { status, data } = await update(template, { scene: 'consentWithdrawn' });
    expect([status, Object.keys(data.fields)]).toEqual([400, ['content']]);
  });

  it('have no link in a subject, which lists show', async () => {
    const { data } = await save({ channel: 2, subject: '{link}', html: '<p>{link}</p>' });
    expect(data.fields).toEqual({ subject: expect.stringContaining('{link}') });
  });

  it('are signed by a name of the list alone', async () => {
    expect((await save({ signName: '别家' })).data.fields).toEqual({
      signName: '所选内容不存在',
    });
    expect((await save({ signName: '明鉴' })).status).toBe(200);
    const { data } = await server.call('/fMessageInfo/getSignNameList', {}, { token: verifier });
    expect(data).toEqual(['明鉴']);
  });

  it('have quiet hours with both ends', async () => {
    expect((await save({ quietStart: '21:00' })).data.fields).toHaveProperty('quietEnd');
    expect((await save({ quietStart: '25:00', quietEnd: '08:00' })).data.fields).toEqual({
      quietStart: expect.stringContaining('HH:mm'),
    });
  });

  it('are in use once for an occasion and a channel, and the refusal names the other', async () => {
    const { status, data } = await save({ enabled: 1 });
    expect([status, data.fields.scene]).toEqual([400, expect.stringContaining('邀请候选人填写')]);

    const [one, other] = [await save({ scene: 'free', enabled: 1 }), await save({ scene: 'free' })];
    expect(one.status).toBe(400);
    const free = { scene: 'free', content: '{candidateName}您好', enabled: 1 };
    expect([(await save(free)).status, (await save(free)).status]).toEqual([200, 200]);
    expect(other.status).toBe(400);
  });

  it('of e-mails are sanitised, and have a plain text', async () => {
    const { data } = await save({
      channel: 2,
      subject: '邀请',
      html: '<p onclick="x()">{candidateName}&amp;</p><script>alert(1)</script><p>{link}</p>',
    });
    expect(data.html).toBe('<p>{candidateName}&amp;</p><p>{link}</p>');
    expect(data.content).toBe('{candidateName}&\n{link}');
    expect((await save({ channel: 2, subject: '邀请', content: '' })).data.fields).toHaveProperty(
      'html',
    );
  });

  it('keep only what their channel has', async () => {
    const { data } = await save({ subject: '主题', html: '<p>正文</p>' });
    expect(data).toMatchObject({ subject: null, html: null });
  });

  it('have a code of their own, and are deleted', async () => {
    const { data: template } = await save({ code: 'test-own' });
    const { status } = await save({ code: 'test-own' });
    expect(status).toBe(400);
    const { id } = template;
    const removal = await server.call('/fMessageTemplate/delete', { id }, { token: officer });
    expect(removal.status).toBe(200);
    expect((await save({ code: 'test-own' })).status).toBe(200);
  });
});
