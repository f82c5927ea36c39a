import fc from 'fast-check';
import { askOracle } from '../../resources/listOracle.fixtures';
import { anyQuestion, anyRow, KINDS, probes } from '../../resources/listProbes.fixtures';
import {
  clientOf,
  makeProbes,
  requestOf,
  staff,
  type ProbeTable,
} from '../../resources/probeTable.fixtures';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { exportQuery } from './exportQuery';
import { countRows, forgetRows } from './exportRows';
import { exportSource } from './exportSource';
import { noteRows } from './noteRows';

describe('the rows of an export', () => {
  let server: TestServer;
  let table: ProbeTable;

  beforeAll(async () => {
    server = await createTestServer();
    table = await makeProbes(server);
  });
  afterAll(() => table.drop());

  it('are all matches or the selected ones of them, counted and in the order that plain TypeScript finds', async () => {
    const { db, backend } = { ...server.database, ...server };
    const rows = fc.array(anyRow, { maxLength: 40 });
    const questions = fc.array(anyQuestion(table.companies), { minLength: 8, maxLength: 8 });
    const selections = fc.option(
      fc.subarray(Array.from({ length: 40 }, (_, i) => `r${String(i).padStart(2, '0')}`)),
    );
    await fc.assert(
      fc.asyncProperty(
        rows,
        questions,
        fc.boolean(),
        selections,
        async (made, asked, isClient, picked) => {
          const stored = await table.store(made);
          const own = table.companies[0]!.id;
          const reachable = isClient ? stored.filter(({ companyId }) => companyId === own) : stored;
          for (const question of asked) {
            const { searchParam, searchParamS, orderParam } = requestOf(question);
            const ids = picked ?? undefined;
            const query = exportQuery(
              exportSource(probes),
              { searchParam, searchParamS, orderParam, ids },
              isClient ? clientOf(own) : staff,
            );
            const { all } = askOracle(reachable, KINDS, question);
            const wanted = ids ? all.filter((id) => ids.includes(id)) : all;

            expect(await countRows(query, { db })).toBe(wanted.length);
            expect(
              await noteRows('oracle', query, backend, { stop: new AbortController().signal }),
            ).toBe(wanted.length);
            const noted = await db
              .selectFrom('exportRows')
              .select('rowId')
              .where('jobId', '=', 'oracle')
              .orderBy('place')
              .execute();
            await forgetRows('oracle', { db });
            expect(noted.map(({ rowId }) => rowId)).toEqual(wanted);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
