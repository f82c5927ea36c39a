import {
  saveNew,
  worldOf,
  type TestServer,
  type World,
} from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('the identity number of a candidate', () => {
  let server: TestServer;
  let world: World;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    admin = await server.signIn('admin');
  });

  const update = async (row: { id: string; version: number }, changes: object) =>
    server.call(
      '/cCandidateInfo/update',
      { id: row.id, version: row.version, ...changes },
      { token: admin },
    );
  const stored = async (id: string) =>
    server.database.db
      .selectFrom('candidates')
      .select(['idCardNo', 'mobile', 'birthDate', 'position'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('is stored in one form, as are name and mobile', async () => {
    const row = await saveNew(server, 'candidates', admin, world, {
      name: '古丽 • 艾',
      idNo: '110105 19491231 002ｘ',
      mobile: '\u202D+86 138 0000 1234\u202C',
    });

    expect(row.name).toBe('古丽·艾');
    expect(await stored(row.id)).toMatchObject({
      idCardNo: '11010519491231002X',
      mobile: '13800001234',
    });
  });

  it('is refused when it is wrong, or when birth date and gender contradict it', async () => {
    const row = await saveNew(server, 'candidates', admin, world);

    expect((await update(row, { idNo: '110105194912310021' })).data.fields).toEqual({
      idNo: '末位校验码不符，请核对有无输错',
    });
    const { data } = await update(row, {
      idNo: '11010519491231002X',
      birthDate: '1950-01-01',
      gender: 1,
    });
    expect(data.fields).toEqual({
      birthDate: '与身份证号中的 1949-12-31 不一致',
      gender: '与身份证号不一致，其中为女',
    });
    expect((await update(row, { idType: 2, idNo: 'e1234 5678' })).code).toBe(0);
    expect((await stored(row.id)).idCardNo).toBe('E12345678');
  });

  it('is not judged while it stays, so that old rows can be edited', async () => {
    const row = await saveNew(server, 'candidates', admin, world);
    await server.database.db
      .updateTable('candidates')
      .set({ idCardNo: '110105194912310021', mobile: '1380000123' })
      .where('id', '=', row.id)
      .execute();

    const reply = await update(row, {
      idNo: '1****************1',
      birthDate: '1990-01-01',
      position: '会计',
    });

    expect(reply.code).toBe(0);
    expect(await stored(row.id)).toMatchObject({
      idCardNo: '110105194912310021',
      mobile: '1380000123',
      position: '会计',
    });
  });
});
