import { LOG_OBJECTS, type SystemLog } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { features } from '../features';

describe('the operate log', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const list = async (search: object = {}, token = admin) =>
    server.call(
      '/sysLog/getList',
      { searchParam: JSON.stringify(search), pageSize: 50 },
      { token },
    );
  const linesOf = async (search: object) => (await list(search)).data.content as SystemLog[];

  it('shows administrators who changed what, from what to what, the newest first', async () => {
    const client = await server.signIn('client');
    const before = (await list()).data.total as number;
    const draft = { username: '日志里的人', realname: '古丽', roleCode: 'COMPANY_HR' };
    const { data } = await server.call('/aCompanyAccount/save', draft, { token: client });
    const change = { id: data.id, version: 1, roleCode: 'COMPANY_FIN' };
    await server.call('/aCompanyAccount/update', change, { token: client });
    const setting = { userId: data.id, newPassWord: '山高月小-水落石出' };
    await server.call('/aCompanyAccount/adminUpdatePassword', setting, { token: client });

    const { total, can } = (await list()).data;
    const lines = await linesOf({ SEARCH_EQ_object_id: data.id });

    expect(total).toBe(before + 3);
    expect(can).toEqual({ create: false, update: false, delete: false, fields: [], actions: [] });
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'created',
      'passwordChanged',
      'updated',
    ]);
    const updated = lines.find(({ action }) => action === 'updated')!;
    expect(updated).toMatchObject({
      userName: '陈思齐',
      objectType: 'user',
      userType: 'companyUser',
    });
    expect(JSON.parse(updated.before!)).toEqual({ roleCode: 'COMPANY_HR' });
    expect(JSON.parse(updated.after!)).toEqual({ roleCode: 'COMPANY_FIN' });
    expect(JSON.stringify(lines)).not.toMatch(/山高月小|argon/);
  });

  it('is found by person, kind of row, action and time', async () => {
    const [line] = await linesOf({ SEARCH_EQ_action: 'created' });
    const { userId, objectType, createTime } = line!;

    const found = await linesOf({
      SEARCH_EQ_user_id: userId,
      SEARCH_IN_object_type: objectType,
      SEARCH_GE_create_time: createTime,
      SEARCH_EQ_action: 'created',
    });

    expect(found.map(({ id }) => id)).toContain(line!.id);
    expect(new Set(found.map((one) => one.userId))).toEqual(new Set([userId]));
    expect(await linesOf({ SEARCH_GT_create_time: '2099-01-01 00:00:00' })).toEqual([]);
  });

  it('is for administrators alone, and nobody deletes from it', async () => {
    const others = [
      await server.signIn('officer'),
      await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser'),
      await server.signIn('client'),
    ];
    const [line] = await linesOf({});
    const remove = async (token: string) =>
      (await server.call(`/sysLog/delete?id=${line!.id}`, {}, { token })).status;

    for (const token of others) {
      expect((await list({}, token)).status).toBe(403);
      expect(await remove(token)).toBe(403);
    }
    expect(await remove(admin)).toBe(409);
    const left = await linesOf({ SEARCH_EQ_object_id: line!.objectId });
    expect(left.map(({ id }) => id)).toContain(line!.id);
  });

  it('has a name for every kind of row that people change or export', () => {
    const kinds = features
      .flatMap(({ resources = [] }) => resources)
      .map(({ objectType }) => objectType);

    expect(kinds.filter((kind) => !LOG_OBJECTS.some((known) => known === kind))).toEqual([]);
  });
});
