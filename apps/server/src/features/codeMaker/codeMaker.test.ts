import path from 'node:path';
import { codeMaker, type CodeColumn, type CodeTable } from '@mingjian/api';
import { strFromU8, unzipSync } from 'fflate';
import { createTestServer } from '../../testing/testServer';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const TABLE = { tableName: 'saas_accounts' };

describe('the code maker', () => {
  const start = async (username: string, options = {}) => {
    const server = await createTestServer(options);
    const token = await server.signIn(username);
    return async (name: keyof typeof codeMaker, input: object = {}) => {
      const { path: address, method } = codeMaker[name];
      if (method === 'GET') return server.call(address, input, { token, method });
      return server.call(`${address}?${new URLSearchParams({ ...input })}`, {}, { token });
    };
  };

  it('reads tables and columns, without what the jobs and migrations keep', async () => {
    const ask = await start('admin', { sourceFolder: ROOT });

    const tables = (await ask('getTableList')).data as CodeTable[];
    const names = tables.map(({ tableName }) => tableName);
    expect(names).toContain('saas_accounts');
    expect(names.filter((name) => name.startsWith('kysely'))).toEqual([]);
    const columns = (await ask('getColumnList', TABLE)).data as CodeColumn[];
    expect(columns.slice(0, 2)).toMatchObject([
      { columnName: 'id', dataType: 'text', primaryFlag: 1, nullableFlag: 0 },
      { columnName: 'account_no', dataType: 'text', primaryFlag: 0, nullableFlag: 0 },
    ]);
    expect(columns.find(({ columnName }) => columnName === 'expire_date')).toMatchObject({
      dataType: 'date',
      nullableFlag: 1,
    });
  });

  it('gives the files of a table, and the same in an archive', async () => {
    const server = await createTestServer({ sourceFolder: ROOT });
    const token = await server.signIn('admin');

    const address = (call: { path: string }) => `${call.path}?tableName=saas_accounts`;
    const preview = await server.call(address(codeMaker.preview), {}, { token });
    const files = preview.data as Record<string, string>;
    expect(Object.keys(files)).toHaveLength(9);
    expect(files['packages/api/src/resources/system/saasAccount.ts']).toContain(
      'expireDate: day({ optional: true, search: true, sort: true, write: true })',
    );
    const response = await server.app.request(`/CM-API${address(codeMaker.doBuild)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accesstoken: token },
    });
    const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(
      Object.fromEntries(Object.entries(archive).map(([file, text]) => [file, strFromU8(text)])),
    ).toEqual(files);
  });

  it('knows no table of another schema and no other text', async () => {
    const ask = await start('admin', { sourceFolder: ROOT });

    for (const tableName of ['pg_class', 'users; drop table users', 'Users'])
      expect((await ask('preview', { tableName })).status).toBe(404);
  });

  it('is off without the source, and for everybody but administrators', async () => {
    const off = await start('admin');
    const officer = await start('officer', { sourceFolder: ROOT });
    const client = await start('client', { sourceFolder: ROOT });

    expect(await off('getTableList')).toMatchObject({
      status: 409,
      msg: '代码生成只在开发环境提供。请在源码目录用 npm run dev 启动服务',
    });
    for (const name of Object.keys(codeMaker) as (keyof typeof codeMaker)[]) {
      expect((await off(name, TABLE)).status).toBe(409);
      expect((await officer(name, TABLE)).status).toBe(403);
      expect((await client(name, TABLE)).status).toBe(403);
    }
  });
});
