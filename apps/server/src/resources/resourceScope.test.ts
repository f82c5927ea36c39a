import { createTestServer } from '../testing/testServer';
import {
  accountWith,
  caseNames,
  orderOf,
  resourceCases,
  saveNew,
  worldOf,
  type TestServer,
  type World,
} from './resourceCases.fixtures';

/** Of three rows: the caller's own, one that is not for the caller, and one that does not exist. */
type Statuses = readonly [own: number, foreign: number, missing: number];
const OPEN: Statuses = [200, 200, 404];
const OWN: Statuses = [200, 404, 404];
const NEVER: Statuses = [403, 403, 403];
const UNSEEN: Statuses = [404, 404, 404];
/** Served by POST alone, as specified. */
const BY_POST: readonly string[] = ['materialFolders', 'timers'];
const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

/** Who may do what. `list` counts the rows found by id: 1 and 0, or 403. */
const rights = {
  companies: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: NEVER },
    finance: { list: [1, 1, 0], save: 403, update: [400, 400, 400], delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 403, update: OWN, delete: NEVER },
    hr: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
  },
  candidates: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 200, update: OWN, delete: OWN },
    hr: { list: [1, 0, 0], save: 200, update: OWN, delete: OWN },
  },
  articles: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 0, 0], save: 403, update: [400, 400, 400], delete: NEVER },
    finance: { list: [1, 0, 0], save: 403, update: [400, 400, 400], delete: NEVER },
    verifier: { list: [1, 0, 0], save: 403, update: [400, 400, 400], delete: NEVER },
    client: { list: [1, 0, 0], save: 403, update: [400, 400, 400], delete: NEVER },
    hr: { list: [1, 0, 0], save: 403, update: [400, 400, 400], delete: NEVER },
  },
  articleCategories: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
    finance: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
    hr: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
  },
  dictionaries: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  dictionaryValues: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  companyAddresses: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 200, update: OWN, delete: OWN },
    hr: { list: [1, 0, 0], save: 403, update: NEVER, delete: NEVER },
  },
  companyTickets: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 200, update: OWN, delete: OWN },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  companyAccounts: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 200, update: OWN, delete: OWN },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  companyFollowUps: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: NEVER },
    finance: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  orderFollowUps: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 200, update: OPEN, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  orderApis: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 200, update: OPEN, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  users: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  roles: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  // All of them are of the provider's library, which no client reaches by these calls.
  materialFolders: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    client: { list: [0, 0, 0], save: 200, update: UNSEEN, delete: UNSEEN },
    hr: { list: [0, 0, 0], save: 200, update: UNSEEN, delete: UNSEEN },
  },
  departments: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  saasAccounts: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  webhookEndpoints: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 0, 0], save: 200, update: OWN, delete: OWN },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  products: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  calendarDays: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    finance: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    client: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    hr: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
  },
  messageTemplates: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  emailRecords: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  reportLayouts: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  kpiItems: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
  timers: {
    admin: { list: [1, 1, 0], save: 200, update: OPEN, delete: OPEN },
    officer: { list: 403, save: 403, update: NEVER, delete: NEVER },
    finance: { list: 403, save: 403, update: NEVER, delete: NEVER },
    verifier: { list: 403, save: 403, update: NEVER, delete: NEVER },
    client: { list: 403, save: 403, update: NEVER, delete: NEVER },
    hr: { list: 403, save: 403, update: NEVER, delete: NEVER },
  },
} as const;

type CaseName = keyof typeof rights;
type Who = keyof (typeof rights)['companies'];
const cases = Object.entries(rights).flatMap(([set, callers]) =>
  Object.keys(callers).map((who) => [set as CaseName, who as Who] as const),
);

describe('the rows that a caller may reach through the calls of a resource', () => {
  let server: TestServer;
  let world: World;
  let tokens: Record<Who | 'client2', string>;

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    tokens = {
      admin: await server.signIn('admin'),
      officer: await server.signIn('officer'),
      finance: await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser'),
      verifier: await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser'),
      client: await server.signIn('client'),
      client2: await server.signIn('client2'),
      hr: await server.signIn(
        await accountWith(server, 'COMPANY_HR', world.companyIds[0]),
        'companyUser',
      ),
    };
  });

  /**
   * Returns two new rows: one for the caller, one that is not. A client's own company cannot be
   * made anew.
   */
  async function rowsOf(set: CaseName, who: Who) {
    if (set === 'companies') {
      const isOwn = who === 'client' || who === 'hr';
      const own = isOwn
        ? await findOne('companies', world.companyIds[0])
        : await saveNew(server, set, tokens.admin, world);
      return [own, await saveNew(server, set, tokens.admin, world)] as const;
    }
    const others = {
      candidates: { companyId: world.companyIds[1] },
      articles: { status: 0 },
      articleCategories: { enabled: 0 },
      dictionaries: {},
      dictionaryValues: {},
      companyAddresses: { companyId: world.companyIds[1] },
      companyTickets: { companyId: world.companyIds[1] },
      companyFollowUps: { companyId: world.companyIds[1] },
      orderFollowUps: { orderId: await orderOf(server, world.companyIds[1]) },
      orderApis: { orderId: await orderOf(server, world.companyIds[1]) },
      users: {},
      roles: {},
      departments: {},
      saasAccounts: {},
      webhookEndpoints: { companyId: world.companyIds[1] },
      materialFolders: {},
      calendarDays: {},
      timers: {},
      reportLayouts: { companyId: world.companyIds[1] },
      kpiItems: {},
      messageTemplates: {},
      emailRecords: { orderId: await orderOf(server, world.companyIds[1]) },
      products: {},
      companyAccounts: { companyId: world.companyIds[1] },
    }[set];
    return [
      await saveNew(server, set, tokens.admin, world),
      await saveNew(server, set, tokens.admin, world, others),
    ] as const;
  }
  async function findOne(set: CaseName, id: string) {
    const { data } = await server.call(
      `${resourceCases[set]!.path}/getList`,
      { searchParam: JSON.stringify({ SEARCH_EQ_id: id }) },
      { token: tokens.admin },
    );
    return data.content[0] as { id: string; version: number };
  }
  const byId = (id: string) => ({ searchParam: JSON.stringify({ SEARCH_EQ_id: id }) });

  it.each(cases)('%s as %s', async (set, who) => {
    const { path, field, draft } = resourceCases[set]!;
    const right = rights[set][who];
    const token = tokens[who];
    const [own, foreign] = await rowsOf(set, who);
    const rows = [own, foreign, { id: MISSING, version: 1 }];

    for (const method of ['GET', 'POST'] as const) {
      if (method === 'GET' && BY_POST.includes(set)) continue;
      const lists = await Promise.all(
        rows.map(({ id }) => server.call(`${path}/getList`, byId(id), { token, method })),
      );
      expect(lists.map(({ status, data }) => (status === 200 ? data.total : status))).toEqual(
        right.list === 403 ? [403, 403, 403] : right.list,
      );
    }
    expect(
      (
        await server.call(
          `${path}/save`,
          draft(world, 5_000 + cases.findIndex(([s, w]) => s === set && w === who)),
          { token },
        )
      ).status,
    ).toBe(right.save);
    const changes = rows.map(({ id, version }) => ({ id, version, [field]: `改为${who}` }));
    const updates = [];
    for (const change of changes)
      updates.push(await server.call(`${path}/update`, change, { token }));
    expect(updates.map(({ status }) => status)).toEqual(right.update);
    if (right.update === OWN) expect(updates[1]!.msg).toBe(updates[2]!.msg);
    expect((await findOne(set, foreign.id)).version).toBe(right.update === OPEN ? 2 : 1);

    const deletions = [];
    for (const { id } of rows)
      deletions.push(await server.call(`${path}/delete`, { id }, { token }));
    expect(deletions.map(({ status }) => status)).toEqual(right.delete);
    expect((await findOne(set, foreign.id)) === undefined).toBe(right.delete === OPEN);
  });

  it('is decided for every resource, so that a new one fails here until its rights are written down', () => {
    expect(Object.keys(rights).toSorted()).toEqual(caseNames.toSorted());
  });

  it('tells the reader of a list what it may do', async () => {
    const canOf = async (path: string, who: Who) =>
      (await server.call(`${path}/getList`, { pageSize: 1 }, { token: tokens[who] })).data.can;

    expect(await canOf('/aCompanyInfo', 'admin')).toMatchObject({
      create: true,
      update: true,
      delete: true,
      fields: expect.arrayContaining(['companyName', 'creditLimit']),
    });
    expect(await canOf('/aCompanyInfo', 'finance')).toEqual({
      create: false,
      update: true,
      delete: false,
      fields: ['payMode', 'creditLimit', 'warnBalance', 'discount', 'paymentDays'],
      actions: [],
    });
    expect(await canOf('/aCompanyInfo', 'hr')).toMatchObject({ update: false, fields: [] });
    expect((await canOf('/vOrderInfo', 'officer')).actions).toContain('accept');
    expect((await canOf('/vOrderInfo', 'client')).actions).toEqual([
      'place',
      'resubmit',
      'invite',
      'withdraw',
      'applyInvoice',
    ]);
  });

  it('gives a client its own company’s candidates and no other, whatever it filters, joins or sorts by', async () => {
    const [own, other] = world.companyIds;
    const asked = [
      {},
      { searchParam: JSON.stringify({ SEARCH_EQ_company_id: other }) },
      { searchParam: JSON.stringify({ SEARCH_NE_company_id: own }) },
      {
        searchParamS: encodeURIComponent(
          JSON.stringify({
            searchType: 'or',
            searchParam: { SEARCH_EQ_company_id: other, SEARCH_ISNOTNULL_name: '' },
          }),
        ),
      },
      ...['name asc', 'name desc', 'create_time asc', 'position desc', 'auth_status asc'].map(
        (orderParam) => ({ orderParam }),
      ),
    ];
    for (const input of asked) {
      const { data } = await server.call(
        '/cCandidateInfo/getList',
        { ...input, pageSize: 300 },
        { token: tokens.client },
      );
      expect(data.content.every((row: { companyId: string }) => row.companyId === own)).toBe(true);
    }
    expect(
      (await server.call('/cCandidateInfo/getList', asked[1], { token: tokens.client })).data.total,
    ).toBe(0);
  });

  it('makes a client’s candidate its own company’s, and knows no other company', async () => {
    const { companyId: _, ...draft } = resourceCases.candidates!.draft(world, 1) as {
      companyId: string;
    };
    const save = (extra: object, token = tokens.client2) =>
      server.call('/cCandidateInfo/save', { ...draft, ...extra }, { token });

    expect((await save({})).data).toMatchObject({
      companyId: world.companyIds[1],
      orderCount: 0,
      lastOrderId: null,
    });
    const [foreign, missing] = [
      await save({ companyId: world.companyIds[0] }),
      await save({ companyId: MISSING }),
    ];
    expect([foreign.status, foreign.msg]).toEqual([400, 'companyId：所选内容不存在']);
    expect(missing).toMatchObject({ status: 400, msg: foreign.msg });
    expect(await save({}, tokens.admin)).toMatchObject({ status: 400, msg: 'companyId：必填' });
  });

  it('refuses a whole deletion for one row that is another company’s', async () => {
    const own = await saveNew(server, 'candidates', tokens.client, world);
    const foreign = await saveNew(server, 'candidates', tokens.admin, world, {
      companyId: world.companyIds[1],
    });

    expect(
      (
        await server.call(
          '/cCandidateInfo/delete',
          { id: `${own.id},${foreign.id}` },
          { token: tokens.client },
        )
      ).status,
    ).toBe(404);
    expect(await findOne('candidates', own.id)).toMatchObject({ id: own.id });
  });

  it('shows and takes money and terms only from those they concern', async () => {
    const [companyId] = world.companyIds;
    const seen = async (token: string) =>
      (await server.call('/aCompanyInfo/getList', byId(companyId), { token })).data.content[0];
    const { version } = await findOne('companies', companyId);
    const change = (token: string, extra: object) =>
      server.call('/aCompanyInfo/update', { id: companyId, version, ...extra }, { token });

    expect(await seen(tokens.client)).toMatchObject({
      balance: expect.any(Number),
      discount: expect.any(Number),
    });
    expect(await seen(tokens.hr)).toMatchObject({
      balance: null,
      freezeBalance: null,
      creditLimit: null,
      discount: null,
    });
    expect(await change(tokens.client, { creditLimit: 1 })).toMatchObject({
      status: 400,
      msg: 'creditLimit：不能写入该字段',
    });
    expect(await change(tokens.finance, { companyName: '改名' })).toMatchObject({
      status: 400,
      msg: 'companyName：不能写入该字段',
    });
    expect((await change(tokens.finance, { paymentDays: 45 })).status).toBe(200);
  });

  it('gives one company whole and several by name, each client its own', async () => {
    const [own, other] = world.companyIds;
    const detail = (companyId: string, token: string) =>
      server.call('/gCompanyApi/getCompanyDetailById', { companyId }, { token });
    const names = async (token: string, companyName?: string) =>
      (
        await server.call(
          '/aCompanyInfo/getCompanyList',
          { ...(companyName && { companyName }) },
          { token },
        )
      ).data as { id: string }[];

    expect((await detail(own, tokens.client)).data).toMatchObject({
      id: own,
      companyNo: 'KH00001',
      managerName: expect.any(String),
    });
    expect([
      (await detail(other, tokens.client)).status,
      (await detail(other, tokens.officer)).status,
    ]).toEqual([404, 200]);
    expect((await names(tokens.client)).map(({ id }) => id)).toEqual([own]);
    expect((await names(tokens.verifier, '橘子')).map(({ id }) => id)).toEqual([own]);
    expect(await names(tokens.client, '麦浪')).toEqual([]);
    const { data: few } = await server.call(
      '/aCompanyInfo/getCompanyList',
      { pageSize: 3 },
      { token: tokens.verifier },
    );
    expect(few).toHaveLength(3);
    expect(await names(tokens.officer, '%')).toEqual([]);
  });

  it('keeps everybody’s own place in a video, and nobody’s in a draft', async () => {
    const [video, draft] = [
      await saveNew(server, 'articles', tokens.admin, world),
      await saveNew(server, 'articles', tokens.admin, world, { status: 0 }),
    ];
    const keep = (token: string, id: string, currentTime: number, extra = {}) =>
      server.call('/hArticleInfo/update', { id, currentTime, ...extra }, { token });

    expect((await keep(tokens.client, video.id, 90)).data).toMatchObject({
      currentTime: 90,
      version: 1,
    });
    expect((await keep(tokens.client2, video.id, 9_999)).data.currentTime).toBe(600);
    expect(
      (await server.call('/hArticleInfo/getList', byId(video.id), { token: tokens.client })).data
        .content[0].currentTime,
    ).toBe(90);
    const read = async (token: string, id: string) =>
      server.call('/hArticleInfo/getInfo', { id }, { token });
    expect((await read(tokens.client, video.id)).data).toMatchObject({ currentTime: 90 });
    expect((await read(tokens.client, draft.id)).status).toBe(404);
    const open = await saveNew(server, 'articles', tokens.admin, world, { duration: null });
    expect((await keep(tokens.client, open.id, 9_999)).data.currentTime).toBe(9_999);
    expect((await keep(tokens.client, draft.id, 1)).status).toBe(404);
    expect((await keep(tokens.client, MISSING, 1)).status).toBe(404);
    expect((await keep(tokens.admin, video.id, 1, { title: '改' })).status).toBe(400);
  });
});
