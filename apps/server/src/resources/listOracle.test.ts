import {
  beijingDay,
  crud,
  DYNAMIC_TOKENS,
  dynamicDays,
  entity,
  startOfBeijingDay,
} from '@mingjian/api';
import fc from 'fast-check';
import { Hono } from 'hono';
import type { Caller } from '../http/caller';
import { apiRoutes } from '../http/api';
import { failWith } from '../http/envelope';
import { createTestServer } from '../testing/testServer';
import { dynamicRule } from './dynamicOracle.fixtures';
import { askOracle, type Question } from './listOracle.fixtures';
import { anyQuestion, anyRow, EMPTY, KINDS, probes } from './listProbes.fixtures';
import { clientOf, makeProbes, requestOf, staff, type ProbeTable } from './probeTable.fixtures';
import { resourceListCall } from './resourceCalls';
import type { TestServer } from './resourceCases.fixtures';

const { getList } = crud(entity<{ id: string }>()('listProbe'));

describe('the oracle of dynamic ranges', () => {
  it('agrees with both ends of every range, on every day of five years', () => {
    for (let number = 0; number < 5 * 366; number += 1) {
      const today = beijingDay(startOfBeijingDay('2023-12-31', number));
      for (const token of DYNAMIC_TOKENS) {
        const { from, to } = dynamicDays(token, today);
        const around = [-1, 0].map((days) => beijingDay(startOfBeijingDay(from, days)));
        around.push(...[0, 1].map((days) => beijingDay(startOfBeijingDay(to, days))));

        const held = around.map((day) => dynamicRule[token](day, today));
        if (held.join() !== 'false,true,true,false')
          expect.fail(`${token} on ${today}: ${around.join()} are ${held.join()}`);
      }
    }
  });
});

describe('a list of the engine', () => {
  let server: TestServer;
  let table: ProbeTable;
  let caller: Caller = staff;
  let app: Hono;

  beforeAll(async () => {
    server = await createTestServer();
    table = await makeProbes(server);
    app = new Hono().onError(failWith(() => undefined)).route(
      '/',
      apiRoutes({
        areas: [[resourceListCall(getList, probes)]],
        backend: server.backend,
        authenticate: async () => caller,
        addressOf: () => 'test',
      }),
    );
  });
  afterAll(() => table.drop());

  /** Asks over HTTP: by GET with a query, or by POST with a body. */
  async function ask(question: Question, method: 'GET' | 'POST' = 'POST') {
    const input = Object.entries(requestOf(question)).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(input.map(([name, value]) => [name, String(value)]));
    const response = await (method === 'GET'
      ? app.request(`/listProbe/getList?${query}`)
      : app.request('/listProbe/getList', {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(input)),
        }));
    const { data, msg } = (await response.json()) as {
      msg: string;
      data: { total: number; content: { id: string }[] } | null;
    };
    if (!data) return msg;
    return { total: data.total, ids: data.content.map(({ id }) => id) };
  }

  it('finds, sorts, pages and counts what plain TypeScript does, whatever the rows and the question', async () => {
    const rows = fc.array(anyRow, { maxLength: 40 });
    const questions = fc.array(anyQuestion(table.companies), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        questions,
        fc.boolean(),
        fc.constantFrom('GET' as const, 'POST' as const),
        async (made, asked, isClient, method) => {
          const stored = await table.store(made);
          const own = table.companies[0]!.id;
          caller = isClient ? clientOf(own) : staff;
          const reachable = isClient ? stored.filter(({ companyId }) => companyId === own) : stored;
          for (const question of asked) {
            const { total, ids } = askOracle(reachable, KINDS, question);
            expect(await ask(question, method)).toEqual({ total, ids });
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('has pages that together are the whole list, each row once', async () => {
    caller = staff;
    await table.store(Array.from({ length: 37 }, (_, i) => ({ ...EMPTY, amount: i % 3 })));
    const order = [{ field: 'amount', descending: true }];
    const question = { bar: [], advanced: undefined, order, now: new Date(), pageSize: 10 };

    const pages = (await Promise.all(
      [1, 2, 3, 4].map((pageNum) => ask({ ...question, pageNum })),
    )) as { total: number; ids: string[] }[];

    expect(pages.map(({ total }) => total)).toEqual([37, 37, 37, 37]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(37);
  });
});
