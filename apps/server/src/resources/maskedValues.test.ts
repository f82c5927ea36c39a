import type { Candidate } from '@mingjian/api';
import { features } from '../features/features';
import { createTestServer } from '../testing/testServer';
import {
  accountWith,
  resourceCases,
  saveNew,
  worldOf,
  type TestServer,
  type World,
} from './resourceCases.fixtures';
import { selectRows } from './resourceRows';
import { sql, type SqlBool } from 'kysely';
import type { ServedResource } from './servedResource';
import { rightsOf } from '../testing/rightsOf';

const served = features.flatMap((feature) => feature.resources ?? []) as ServedResource[];
const masked = served.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.mask ? [{ resource, name, field, title: `${resource.name}.${name}` }] : [],
  ),
);

/** Numbers with one mask, by field: the stored one, and the one that is guessed wrongly. */
const NUMBERS: Readonly<Record<string, readonly [stored: string, wrong: string]>> = {
  mobile: ['15400000421', '15499990421'],
  phone: ['15400000421', '15499990421'],
  idNo: ['310101199001011234', '310115198512317044'],
};

/** Secrets, of which nothing is shown; a test of their feature says so. */
const SECRETS = ['recruitingConnection.clientSecret', 'recruitingConnection.signingKey'];
const numbers = masked.filter(({ title }) => !SECRETS.includes(title));
const written = numbers.filter(({ field }) => field.writers !== null);

describe('a masked value', () => {
  let server: TestServer;
  let world: World;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    admin = await server.signIn('admin');
  });

  /** Returns the response to a change of a new row, in the words that every guesser gets. */
  async function guess(
    { resource, name }: (typeof written)[number],
    value: string,
    { version, before = {} }: { version: number; before?: object },
  ) {
    const { table } = resource;
    const row = await saveNew(server, table, admin, world, { [name]: NUMBERS[name]![0] });
    const path = `${resourceCases[table]!.path}/update`;
    if (Object.keys(before).length > 0)
      await server.call(path, { id: row.id, version: 1, ...before }, { token: admin });
    const reply = await server.call(path, { id: row.id, version, [name]: value }, { token: admin });
    const lines = await server.database.db
      .selectFrom('operateLogs')
      .select(['action', 'version', 'before', 'after', 'reason'])
      .where('objectId', '=', row.id)
      .orderBy('version')
      .execute();
    const { headers: _headers, ...body } = reply;
    const text = JSON.stringify({ body, changes: lines.slice(1) });
    return text.replaceAll(row.id, 'row').replaceAll(/竹海[A-Za-z]+\d+/g, '竹海');
  }

  it.each(written)('$title gives a right and a wrong guess the same 409', async (item) => {
    const [right, wrong] = NUMBERS[item.name]!;
    const field = resourceCases[item.resource.table]!.field;
    const changed = { [item.name]: right.replace('0000', '7777'), [field]: '新' };

    for (const version of [2, 9]) {
      const [one, other] = [
        await guess(item, right, { version }),
        await guess(item, wrong, { version }),
      ];
      expect(one).toContain('"status":409');
      expect(one).toBe(other);
    }
    // Somebody has written the same number since.
    const before = { [item.name]: right, [field]: '新' };
    const stale = await guess(item, right, { version: 1, before });
    expect(stale).toBe(await guess(item, wrong, { version: 1, before }));
    expect(stale).toContain(`"fields":[{"field":"${item.name}"`);
    expect(await guess(item, right, { version: 1, before: changed })).toContain('"status":409');
  });

  it.each(written)('$title is written by a right guess as by a wrong one', async (item) => {
    const [right, wrong] = NUMBERS[item.name]!;

    const one = await guess(item, right, { version: 1 });

    expect(one).toBe(await guess(item, wrong, { version: 1 }));
    expect(one).toContain('"version":2');
    expect(one).toContain('"changes":[{');
  });

  it.each(masked)('$title can be neither searched nor sorted by', async ({ resource, name }) => {
    const list = (input: object) =>
      server.call(`/${resource.name}/getList`, input, { token: admin });
    const { joined, column: own } = resource.fields[name]!;
    const column = joined?.column ?? own!;
    const snake = (text: string) => text.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

    for (const key of new Set([name, snake(name), column, snake(column)])) {
      for (const operator of ['EQ', 'NE', 'IN', 'LIKE', 'LIKEIN', 'NOTLIKE', 'ISNULL', 'GT']) {
        const searchParam = JSON.stringify({ [`SEARCH_${operator}_${key}`]: '15400000421' });
        expect((await list({ searchParam })).status).toBe(400);
        expect((await list({ searchParamS: searchParam })).status).toBe(400);
      }
      expect((await list({ orderParam: `${key} asc` })).status).toBe(400);
      const columns = [{ field: 'id', label: 'id' }];
      const job = { resource: resource.name, title: 'x', format: 'csv', columns };
      const start = (extra: object) =>
        server.call('/listFile/start', { ...job, ...extra }, { token: admin });
      expect((await start({ orderParam: `${key} asc` })).status).toBe(400);
      const searchParam = JSON.stringify({ [`SEARCH_LIKE_${key}`]: '421' });
      expect((await start({ searchParam })).status).toBe(400);
    }
  });

  it.each(written)('$title is unique in no index, so no save tells that it is taken', (item) => {
    expect(Object.values(item.resource.uniques)).not.toContain(item.name);
  });

  it.each(numbers)('$title keeps four characters that its row shows nowhere else', async (item) => {
    const { resource, name, field } = item;
    const caller = {
      rights: rightsOf('ADMIN'),
      userType: 'serviceUser',
      userId: 'x',
      companyId: null,
    };
    const rows = (await selectRows(resource, sql<SqlBool>`true`, caller as never, {
      db: server.database.db,
    })) as Record<string, unknown>[];
    const owner = field.joined?.table ?? resource.table;
    const values = await sql<{ id: string; value: string | null; of: string }>`
      select rows.id, owners.${sql.ref(field.joined?.column ?? field.column!)} as value
      from ${sql.table(resource.table)} rows join ${sql.table(owner)} owners
        on owners.id = ${field.joined ? sql.ref(`rows.${field.column!}`) : sql.ref('rows.id')}
    `.execute(server.database.db);
    const valueOf = new Map(values.rows.map(({ id, value }) => [id, value]));

    const telling = rows.filter((row) => {
      const value = valueOf.get(row['id'] as string);
      // A notice in the product goes to a colleague by name, which is no secret.
      if (value === null || value === undefined || !/[0-9@]/.test(value)) return false;
      const others = Object.entries(row).flatMap(([key, shown]) =>
        key === name || shown === null
          ? []
          : [JSON.stringify(shown).replaceAll(/[^0-9A-Za-z]/g, '')],
      );
      return unknownIn(value, String(row[name]), others) < 4;
    });
    const masks = rows.filter((row) => row[name] !== null);
    expect(masks.length).toBeGreaterThan(10);
    // Six equal digits in one row may be chance; what a field tells, it tells in every row.
    expect(telling.length).toBeLessThanOrEqual(Math.max(1, masks.length / 100));
  });

  it('of a candidate travels masked on every road, to those who may see the person', async () => {
    const row = (await saveNew(server, 'candidates', admin, world)) as unknown as Candidate;
    const order = await server.database.db
      .selectFrom('orders')
      .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
      .select(['orders.id', 'candidates.mobile', 'candidates.idCardNo'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const pm = await server.signIn(await accountWith(server, 'PM'));
    const replies = await Promise.all([
      server.call('/vOrderInfo/getList', { pageSize: 100 }, { token: pm }),
      server.call('/cCandidateInfo/getList', { pageSize: 100 }, { token: pm }),
      server.call('/gOrderBaseApi/getTopUser', { orderId: order.id }, { token: pm }),
      server.call('/gOrderBaseApi/getOrderDetail', { orderId: order.id }, { token: pm }),
    ]);

    expect(JSON.stringify(row)).not.toMatch(/15400000421|310101199001011234/);
    for (const { status, data } of replies) {
      expect(status).toBe(200);
      expect(JSON.stringify(data)).not.toContain(order.mobile);
      expect(JSON.stringify(data)).not.toContain(order.idCardNo);
    }
  });
});

/** Returns how many characters of a value neither its mask nor other fields of the row show. */
function unknownIn(value: string, mask: string, others: readonly string[]): number {
  const isKnown = Array.from(value, (character, index) => mask[index] === character);
  for (const shown of others)
    for (let length = shown.length; length >= 6; length -= 1)
      for (let start = 0; start + length <= shown.length; start += 1) {
        const place = value.indexOf(shown.slice(start, start + length));
        if (place >= 0) isKnown.fill(true, place, place + length);
      }
  return isKnown.filter((known) => !known).length;
}
