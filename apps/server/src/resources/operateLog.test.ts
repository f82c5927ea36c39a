import { createTestServer } from '../testing/testServer';
import {
  resourceCases,
  saveNew,
  caseNames,
  worldOf,
  type TestServer,
  type World,
} from './resourceCases.fixtures';

describe('the operate log', () => {
  let server: TestServer;
  let world: World;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    admin = await server.signIn('admin');
  });

  const linesOf = async (objectId: string) => {
    const lines = await server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('objectId', '=', objectId)
      .orderBy('version')
      .execute();
    return lines.map(({ before, after, ...line }) => ({
      ...line,
      before: before && (JSON.parse(before) as object),
      after: after && (JSON.parse(after) as object),
    }));
  };

  it.each(caseNames)(
    'has a line for every change of %s: who, when, and the changed fields before and after',
    async (set) => {
      const { path, field } = resourceCases[set]!;
      const row = await saveNew(server, set, admin, world);
      await server.call(
        `${path}/update`,
        { id: row.id, version: 1, [field]: '新值' },
        { token: admin },
      );
      await server.call(
        `${path}/update`,
        { id: row.id, version: 2, [field]: '新值' },
        { token: admin },
      );
      await server.call(
        `${path}/update`,
        { id: row.id, version: 1, [field]: '旧版' },
        { token: admin },
      );
      await server.call(`${path}/delete`, { id: row.id }, { token: admin });
      await server.call(`${path}/delete`, { id: row.id }, { token: admin });

      const [created, updated, deleted, ...more] = await linesOf(row.id);
      expect(more).toEqual([]);
      expect(created).toMatchObject({
        action: 'created',
        version: 1,
        before: null,
        after: { [field]: row[field] },
        userName: '周明远',
      });
      expect(updated).toMatchObject({
        action: 'updated',
        version: 2,
        createTime: server.backend.now(),
        userType: 'serviceUser',
      });
      expect([updated!.before, updated!.after]).toEqual([
        { [field]: row[field] },
        { [field]: '新值' },
      ]);
      expect(deleted).toMatchObject({
        action: 'deleted',
        version: 3,
        before: { [field]: '新值' },
        after: null,
      });
    },
  );

  it('names the company, and masks numbers of people', async () => {
    const client = await server.signIn('client');
    const { id } = await saveNew(server, 'candidates', client, world, {
      idNo: '310101199001019877',
      mobile: '15411112222',
    });
    await server.call(
      '/cCandidateInfo/update',
      { id, version: 1, mobile: '15433334444' },
      { token: client },
    );

    const lines = await linesOf(id);
    expect(
      lines.map(({ companyId, objectType, userType }) => [companyId, objectType, userType]),
    ).toEqual(Array(2).fill([world.companyIds[0], 'candidate', 'companyUser']));
    expect(lines[0]!.after).toMatchObject({ idNo: '3****************7', mobile: '154****2222' });
    expect([lines[1]!.before, lines[1]!.after]).toEqual([
      { mobile: '154****2222' },
      { mobile: '154****4444' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/199001019876|11112222|33334444/);
  });

  it('has no line of what was refused, and no change without a line', async () => {
    const { db } = server.database;
    const row = await saveNew(server, 'companies', admin, world);
    const taken = await saveNew(server, 'companies', admin, world, {
      creditCode: '914403001922038216',
    });
    const count = async () =>
      (
        await db
          .selectFrom('operateLogs')
          .select(db.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await count();

    const refused = await server.call(
      '/aCompanyInfo/update',
      { id: row.id, version: 1, creditCode: taken.creditCode },
      { token: admin },
    );

    expect(refused.status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('is kept for ever', async () => {
    const { db } = server.database;
    await saveNew(server, 'dictionaryValues', admin, world);

    await expect(db.updateTable('operateLogs').set({ userName: 'x' }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.deleteFrom('operateLogs').execute()).rejects.toThrow(/append-only/);
  });
});
