import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { peopleOf } from '../users/people.fixtures';

describe('departments', () => {
  let server: TestServer;
  let people: ReturnType<typeof peopleOf>;

  beforeAll(async () => {
    server = await createTestServer();
    people = peopleOf(server, await server.signIn('admin'));
  });

  const names = async () =>
    (await people.call('/sysDept/getList', { pageSize: 50 })).data.content.map(
      ({ deptName }: { deptName: string }) => deptName,
    ) as string[];

  it('are listed in the order of their tree, wherever they move', async () => {
    const top = await people.addDepartment({ deptName: '甲', sort: 900 });
    const first = await people.addDepartment({ deptName: '甲一', parentId: top.id, sort: 2 });
    await people.addDepartment({ deptName: '甲一乙', parentId: first.id });
    const second = await people.addDepartment({ deptName: '甲二', parentId: top.id, sort: 1 });
    expect((await names()).slice(-4)).toEqual(['甲', '甲二', '甲一', '甲一乙']);

    await people.change('/sysDept', first.id, { parentId: second.id });
    expect((await names()).slice(-4)).toEqual(['甲', '甲二', '甲一', '甲一乙']);
    expect((await people.newest('/sysDept', first.id)).path).toBe(
      `0900${top.id}/0001${second.id}/0002${first.id}`,
    );

    await people.change('/sysDept', second.id, { parentId: null, sort: 950 });
    expect((await names()).slice(-4)).toEqual(['甲', '甲二', '甲一', '甲一乙']);
    expect((await people.newest('/sysDept', first.id)).path).toBe(
      `0950${second.id}/0002${first.id}`,
    );
  });

  it('never move below themselves', async () => {
    const top = await people.addDepartment();
    const below = await people.addDepartment({ parentId: top.id });
    const lowest = await people.addDepartment({ parentId: below.id });

    for (const parentId of [top.id, below.id, lowest.id])
      expect((await people.change('/sysDept', top.id, { parentId })).data.fields.parentId).toBe(
        '不能移到自己或自己的下级部门之下',
      );
  });

  it('are not deleted while they have people or departments', async () => {
    const top = await people.addDepartment({ deptName: '有人' });
    const below = await people.addDepartment({ parentId: top.id });
    const { id } = await people.addUser({ deptId: top.id });
    const remove = async () => people.call('/sysDept/delete', { id: top.id });

    expect(await remove()).toMatchObject({
      status: 409,
      msg: '「有人」正在使用（1 个账号、1 个下级部门），不能删除',
      data: { inUse: [{ resource: 'sysUsers', field: 'deptId' }, { resource: 'sysDept' }] },
    });
    await people.change('/sysUsers', id, { deptId: null });
    await people.call('/sysDept/delete', { id: below.id });

    expect((await remove()).status).toBe(200);
  });

  it('count the people who work in them', async () => {
    const { id } = await people.addDepartment();
    const member = await people.addUser({ deptId: id });
    expect(await people.newest('/sysDept', id)).toMatchObject({ memberCount: 1 });

    await people.change('/sysUsers', member.id, { status: 0 });

    expect(await people.newest('/sysDept', id)).toMatchObject({ memberCount: 0 });
  });

  it('are led by staff alone', async () => {
    const client = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();

    const reply = await people.call('/sysDept/save', { deptName: '借调', leaderId: client.id });

    expect(reply.data.fields.leaderId).toBe('所选内容不存在');
  });

  it('keep their heads from being deleted in silence', async () => {
    const { id: leaderId } = await people.addUser({ realname: '负责人甲' });
    await people.addDepartment({ leaderId });

    const reply = await people.call('/sysUsers/delete', { id: leaderId });

    expect(reply).toMatchObject({
      status: 409,
      msg: '「负责人甲」正在使用（1 个部门的负责人），不能删除',
      data: { inUse: [{ resource: 'sysDept', field: 'leaderId', value: leaderId, count: 1 }] },
    });
  });
});
