import { createTestServer } from '../../testing/testServer';

describe('dictionaries that people keep', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const call = async (path: string, input: object, token = admin) =>
    server.call(path, input, { token });
  const save = async (code: string) =>
    call('/sysDicCode/save', { code, name: '签证类型', nameEn: 'Kind of visa' });
  const addValue = async (dicCode: string, code: string, sort = 0) =>
    (await call('/sysDicValue/save', { dicCode, code, value: `值${code}`, sort })).data;
  const optionsOf = async (code: string) =>
    (await call('/sysDicCode/getCommonList', { code })).data as { code: string; enabled: number }[];

  it('are added with a code of their own, renamed, and deleted once they are empty', async () => {
    const { data: added } = await save('visa_type');
    const value = await addValue('visa_type', 'L');

    const renamed = await call('/sysDicCode/update', {
      id: added.id,
      version: 1,
      name: '签证种类',
      remark: '外籍候选人',
    });
    const early = await call('/sysDicCode/delete', { id: added.id });
    await call('/sysDicValue/delete', { id: value.id });
    const late = await call('/sysDicCode/delete', { id: added.id });
    const again = await save('visa_type');
    await call('/sysDicCode/delete', { id: again.data.id });

    expect(added).toMatchObject({ code: 'visa_type', enabled: 1, isStandard: 0 });
    expect(renamed.data).toMatchObject({ name: '签证种类', remark: '外籍候选人', version: 2 });
    expect([early.status, early.msg]).toEqual([
      409,
      expect.stringContaining('还有 1 个字典值，请先删除字典值'),
    ]);
    expect([late.status, again.status]).toEqual([200, 200]);
  });

  it.each(['Visa', '1visa', 'visa-type', '签证', 'visa type'])(
    'refuse the code %s, in both languages',
    async (code) => {
      const { status, msg } = await save(code);

      expect(status).toBe(400);
      expect(msg).toContain('以小写字母开头');
    },
  );

  it('refuse a code that is taken, and another code later', async () => {
    const { data } = await save('twice_taken');

    const taken = await save('twice_taken');
    const moved = await call('/sysDicCode/update', { id: data.id, version: 1, code: 'other' });
    await call('/sysDicCode/delete', { id: data.id });

    expect(taken.status).toBe(400);
    expect(moved.status).toBe(400);
  });

  it('stay, if the product needs them, and stay switched on', async () => {
    const [found] = (
      await call('/sysDicCode/getList', { searchParam: '{"SEARCH_EQ_code":"industry"}' })
    ).data.content;

    const deleted = await call('/sysDicCode/delete', { id: found.id });
    const off = await call('/sysDicCode/update', {
      id: found.id,
      version: found.version,
      enabled: 0,
    });

    expect([deleted.status, deleted.msg]).toEqual([409, expect.stringContaining('系统内置字典')]);
    expect([off.status, off.msg]).toEqual([400, expect.stringContaining('逐个停用')]);
  });

  it('offer none of their values while they are switched off, and keep the labels', async () => {
    const { data } = await save('switched_off');
    const value = await addValue('switched_off', 'A');
    await call('/sysDicCode/update', { id: data.id, version: 1, enabled: 0 });

    expect(await optionsOf('switched_off')).toMatchObject([{ code: 'A', enabled: 0 }]);

    await call('/sysDicValue/delete', { id: value.id });
    await call('/sysDicCode/delete', { id: data.id });
  });

  it('move their values one place, also those of one number, and not beyond an end', async () => {
    const { data } = await save('in_order');
    const values = [];
    for (const code of ['A', 'B', 'C']) values.push(await addValue('in_order', code));
    const codes = async () => (await optionsOf('in_order')).map(({ code }) => code);
    const move = async (id: string, step: number, token = admin) =>
      call('/sysDicValue/move', { id, step }, token);
    const before = await codes();
    const last = values.find(({ code }) => code === before[2]).id as string;

    const up = await move(last, -1);
    expect(up.status).toBe(200);
    expect(await codes()).toEqual([before[0], before[2], before[1]]);
    await move(last, 1);
    expect(await codes()).toEqual(before);
    const over = await move(last, 1);
    const strange = await move(last, 2);
    const foreign = await move(last, -1, await server.signIn('officer'));

    expect([over.status, over.msg]).toEqual([409, '已经在最后面']);
    expect(strange.status).toBe(400);
    expect(foreign.status).toBe(403);
    expect((await move('nothing', 1)).status).toBe(404);
    await call('/sysDicValue/delete', { id: values.map(({ id }) => id).join(',') });
    await call('/sysDicCode/delete', { id: data.id });
  });
});
