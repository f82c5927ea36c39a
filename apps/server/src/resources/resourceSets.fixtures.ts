import type { createTestServer, Reply } from '../testing/testServer';

/** A server of the tests. */
export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** An entity set as the tests of the engine use it. */
export interface ResourceSet {
  /** The first part of its paths. */
  path: string;
  /** In snake_case. */
  table: string;
  /** The field that the tests change. */
  field: string;
  /** Columns that may be written later than at creation, by an administrator. */
  changeable: readonly string[];
  /** Columns that may be written at creation alone. */
  fixed: readonly string[];
  /** Returns a whole draft that an administrator may save, different for each number. */
  draft(world: World, number: number): Record<string, unknown>;
}

/** Rows that drafts refer to. */
export interface World {
  /** Of the accounts client and client2. */
  companyIds: readonly [string, string];
  categoryId: string;
}

/** The sets that the engine serves. */
export const resourceSets: Readonly<
  Record<
    'companies' | 'candidates' | 'articles' | 'articleCategories' | 'dictionaryValues',
    ResourceSet
  >
> = {
  companies: {
    path: '/aCompanyInfo',
    table: 'companies',
    field: 'companyShort',
    changeable: [
      ...[
        'companyName',
        'companyShort',
        'creditCode',
        'industry',
        'enterpriseScale',
        'belonging',
        'informationWay',
        'area',
        'address',
        'lng',
      ],
      ...[
        'lat',
        'contactName',
        'contactPhone',
        'contactEmail',
        'managerId',
        'salesId',
        'status',
        'payMode',
        'creditLimit',
        'discount',
      ],
      ...[
        'paymentDays',
        'rulesList',
        'reportTemplateId',
        'logo',
        'atsType',
        'retentionMonths',
        'remark',
      ],
    ],
    fixed: [],
    draft: (_, number) => ({
      companyName: `竹海听风科技有限公司${number}`,
      companyShort: `竹海${number}`,
      contactName: '苏见微',
    }),
  },
  candidates: {
    path: '/cCandidateInfo',
    table: 'candidates',
    field: 'name',
    changeable: [
      ...[
        'name',
        'nameEn',
        'idType',
        'idNo',
        'mobile',
        'email',
        'gender',
        'birthDate',
        'nationality',
        'position',
        'resumeUrl',
        'tags',
      ],
    ],
    fixed: ['companyId'],
    draft: ({ companyIds }, number) => ({
      name: `沈知行${number}`,
      idType: 1,
      idNo: '310101199001011230',
      mobile: '12000000421',
      companyId: companyIds[0],
    }),
  },
  articles: {
    path: '/hArticleInfo',
    table: 'articles',
    field: 'title',
    changeable: [
      ...[
        'categoryId',
        'title',
        'titleEn',
        'summary',
        'coverUrl',
        'content',
        'videoUrl',
        'duration',
        'author',
        'publishTime',
        'topFlag',
      ],
      ...['mustLearn', 'status', 'currentTime'],
    ],
    fixed: [],
    draft: ({ categoryId }, number) => ({
      categoryId,
      title: `如何核实海外学历（${number}）`,
      content: '第一步 <b>不是</b> 标签',
      status: 1,
      duration: 600,
    }),
  },
  articleCategories: {
    path: '/hArticleCategory',
    table: 'article_categories',
    field: 'name',
    changeable: ['name', 'nameEn', 'code', 'sort', 'enabled'],
    fixed: ['parentId'],
    draft: (_, number) => ({ name: `行业研究${number}`, code: `study-${number}`, sort: 50 }),
  },
  dictionaryValues: {
    path: '/sysDicValue',
    table: 'dictionary_values',
    field: 'value',
    changeable: ['value', 'valueEn', 'sort', 'enabled'],
    fixed: ['dicCode', 'code'],
    draft: (_, number) => ({
      dicCode: 'belonging',
      code: `T${number}`,
      value: `海外区${number}`,
      valueEn: 'Overseas',
      sort: 90,
    }),
  },
};

/** The names of the sets, for tables of tests. */
export const setNames = Object.keys(resourceSets) as (keyof typeof resourceSets)[];

/** Returns what drafts of this server's demo may refer to. */
export async function worldOf({ database: { db } }: TestServer): Promise<World> {
  const companyOf = async (username: string) =>
    (
      await db
        .selectFrom('users')
        .select('companyId')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).companyId!;
  const category = await db
    .selectFrom('articleCategories')
    .select('id')
    .where('code', '=', 'guide')
    .executeTakeFirstOrThrow();
  return {
    companyIds: [await companyOf('client'), await companyOf('client2')],
    categoryId: category.id,
  };
}

/** Returns the name of an active account with a role, of a company if one is given. */
export async function accountWith(
  { database: { db } }: TestServer,
  role: string,
  companyId?: string,
) {
  const accounts = db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select('username')
    .where('roleCode', '=', role)
    .where('status', '=', 1)
    .orderBy('users.id');
  const found = await (
    companyId ? accounts.where('companyId', '=', companyId) : accounts
  ).executeTakeFirstOrThrow();
  return found.username;
}

let number = 0;

/** Saves a new row and returns it. */
export async function saveNew(
  server: TestServer,
  name: keyof typeof resourceSets,
  token: string,
  world: World,
  extra: object = {},
) {
  number += 1;
  const { path, draft } = resourceSets[name];
  const reply: Reply = await server.call(
    `${path}/save`,
    { ...draft(world, number + 1_000), ...extra },
    { token },
  );
  if (reply.status !== 200) throw new Error(`${path} refused a draft: ${reply.msg}`);
  return reply.data as Record<string, unknown> & { id: string; version: number };
}
