import type { Employment } from '@mingjian/api';
import { saveNew, worldOf } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const jobs: readonly Employment[] = [
  {
    employer: '上海远景贸易有限公司',
    jobTitle: '采购专员',
    period: { from: '2018-01', to: '2020-12' },
  },
  {
    employer: '杭州青禾软件有限公司',
    jobTitle: null,
    period: { from: '2021-03', to: 'PRESENT' },
  },
];

describe('schools and jobs of a candidate', () => {
  it('are stored as given, “so far” included, and can be emptied', async () => {
    const server = await createTestServer();
    const token = await server.signIn('admin');
    const { id } = await saveNew(server, 'candidates', token, await worldOf(server));
    const update = (version: number, changes: object) =>
      server.call('/cCandidateInfo/update', { id, version, ...changes }, { token });

    const saved = await update(1, { employment: JSON.stringify(jobs) });
    const emptied = await update(2, { employment: null });

    expect(JSON.parse(saved.data.employment as string)).toEqual(jobs);
    expect(emptied.data.employment).toBeNull();
  });

  it('are not more than twenty', async () => {
    const server = await createTestServer();
    const token = await server.signIn('admin');
    const { id } = await saveNew(server, 'candidates', token, await worldOf(server));
    const rows = Array.from({ length: 21 }, () => jobs[0]);

    const reply = await server.call(
      '/cCandidateInfo/update',
      { id, version: 1, employment: JSON.stringify(rows) },
      { token },
    );

    expect(reply).toMatchObject({ status: 400, msg: 'employment：格式不正确' });
  });
});
