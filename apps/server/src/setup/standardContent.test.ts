import { sql } from 'kysely';
import { openPglite, type Database } from '../database/connect';
import { migrate } from '../database/migrate';
import { migrations } from '../features/migrations';
import { addStandardContent, standardMenu } from './standardContent';

describe('standard content', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite();
    await migrate(database.db, migrations);
    await addStandardContent(database.db);
  });
  afterAll(() => database.close());

  const menus = async () => {
    const rows = await database.db.selectFrom('menus').selectAll().orderBy('code').execute();
    return rows;
  };
  const codes = async () => (await menus()).map(({ code }) => code);

  it('is installed once, with the roles of each entry', async () => {
    const before = await menus();
    await addStandardContent(database.db);

    expect(await menus()).toEqual(before);
    expect(before.map(({ code }) => code)).toEqual(standardMenu.map(({ code }) => code).toSorted());
    const granted = await database.db
      .selectFrom('roleMenus')
      .select('roleCode')
      .where('menuCode', '=', 'company-list')
      .orderBy('roleCode')
      .execute();
    expect(granted.map(({ roleCode }) => roleCode)).toEqual(['ADMIN', 'FINANCE', 'PM', 'SALES']);
  });

  it('has the packages that clients order, and does not bring back one that was deleted', async () => {
    const { db } = database;
    const products = async () => {
      const rows = await db.selectFrom('products').select('productCode').orderBy('sort').execute();
      return rows.map(({ productCode }) => productCode);
    };
    const before = await products();
    await db.deleteFrom('products').where('productCode', '=', 'EXEC').execute();

    await addStandardContent(db);

    expect(before).toContain('STD_BASE');
    expect(await products()).toEqual(before.filter((code) => code !== 'EXEC'));
  });

  it('leaves alone what an administrator changed, moved or deleted', async () => {
    const { db } = database;
    await db
      .updateTable('menus')
      .set({ name: '客户' })
      .where('code', '=', 'company-list')
      .execute();
    await db.deleteFrom('roleMenus').where('menuCode', '=', 'article-list').execute();
    await db.deleteFrom('menus').where('code', '=', 'article-list').execute();
    await db.deleteFrom('dictionaryValues').where('dictionaryCode', '=', 'follow_type').execute();

    await addStandardContent(db);

    expect(await codes()).not.toContain('article-list');
    expect((await menus()).find(({ code }) => code === 'company-list')!.name).toBe('客户');
    const values = await db
      .selectFrom('dictionaryValues')
      .select('code')
      .where('dictionaryCode', '=', 'follow_type')
      .execute();
    expect(values).toEqual([]);
  });

  it.each([
    ['申请求助', '申请协助'],
    ['求援', '求援'],
  ])('renames the request for assistance from its first word alone: %s', async (before, after) => {
    const { db } = database;
    const value = () =>
      db
        .selectFrom('dictionaryValues')
        .select('value')
        .where('dictionaryCode', '=', 'notice_type')
        .where('code', '=', '3')
        .executeTakeFirstOrThrow();
    await db
      .updateTable('dictionaryValues')
      .set({ value: before })
      .where('dictionaryCode', '=', 'notice_type')
      .where('code', '=', '3')
      .execute();

    for (const statement of migrations['0042_assistance_word']!)
      await sql.raw(statement).execute(db);

    expect(await value()).toEqual({ value: after });
  });

  it('gives each right once to the roles that have it, so that one that was taken stays taken', async () => {
    const { db } = database;
    const holders = async (right: string) => {
      const found = await db
        .selectFrom('roleRights')
        .select('roleCode')
        .where('rightCode', '=', right)
        .orderBy('roleCode')
        .execute();
      return found.map(({ roleCode }) => roleCode);
    };
    expect(await holders('orders.accept')).toEqual(['ADMIN', 'DISPATCH', 'PM']);
    await db.deleteFrom('roleRights').where('roleCode', '=', 'PM').execute();
    await db.deleteFrom('roleRights').where('rightCode', '=', 'orders.place').execute();
    await db
      .deleteFrom('standardContent')
      .where('kind', '=', 'right')
      .where('code', '=', 'orders.place')
      .execute();

    await addStandardContent(db);

    expect(await holders('orders.accept')).toEqual(['ADMIN', 'DISPATCH']);
    expect(await holders('orders.place')).toEqual(['COMPANY_HR', 'COMPANY_MAIN']);
  });

  it('adds the entries of a new version to a database of the version before', async () => {
    const old = await openPglite();
    const { db } = old;
    const all = Object.entries(migrations);
    const run = async (from: string, before: string) => {
      for (const [name, statements] of all)
        if (name >= from && name < before)
          for (const statement of statements) await sql.raw(statement).execute(db);
    };
    await run('0001', '0009');
    await sql`insert into roles (code, name, name_en, user_type, sort) values ('ADMIN', '系统管理员', 'Administrator', 'serviceUser', 0)`.execute(
      db,
    );
    await sql`insert into menus (code, name, name_en, pageurl, show_flag, sort) values ('company', '我的客户', 'My clients', 'a-company', 1, 0)`.execute(
      db,
    );
    await run('0009', '9');

    await addStandardContent(db);

    const rows = await db.selectFrom('menus').select(['code', 'name']).orderBy('code').execute();
    const granted = await db.selectFrom('roleMenus').select('menuCode').distinct().execute();
    expect(rows).toEqual([
      { code: 'assistant', name: '智能助手' },
      { code: 'balance-log-list', name: '余额流水' },
      { code: 'company', name: '我的客户' },
      { code: 'company-account-list', name: '客户账号' },
      { code: 'company-address-list', name: '公司地址' },
      { code: 'company-follow-up-list', name: '跟进记录' },
      { code: 'company-menu-list', name: '客户菜单' },
      { code: 'company-operate-log', name: '客户操作日志' },
      { code: 'company-overview-list', name: '客户概况' },
      { code: 'company-page', name: '客户详情' },
      { code: 'company-product-list', name: '产品与价格' },
      { code: 'company-statistic', name: '统计' },
      { code: 'company-statistic-delivery', name: '交付统计' },
      { code: 'company-statistic-flash', name: '闪调统计' },
      { code: 'company-statistic-order', name: '下单趋势' },
      { code: 'company-ticket-list', name: '开票资料' },
      { code: 'email-list', name: '邮件记录' },
      { code: 'invoice-line-list', name: '发票明细' },
      { code: 'invoice-list', name: '发票' },
      { code: 'learning', name: '学习中心' },
      { code: 'learning-article', name: '文章阅读' },
      { code: 'learning-list', name: '学习资料' },
      { code: 'mall', name: '商城' },
      { code: 'mall-board', name: '商城概览' },
      { code: 'mall-cart', name: '购物车' },
      { code: 'mall-comparison', name: '产品对比' },
      { code: 'mall-products', name: '产品目录' },
      { code: 'material-list', name: '素材库' },
      { code: 'message', name: '消息' },
      { code: 'message-list', name: '消息记录' },
      { code: 'message-template-list', name: '消息模板' },
      { code: 'message-try-list', name: '发送记录' },
      { code: 'notice-list', name: '通知' },
      { code: 'order-finance-list', name: '订单财务' },
      { code: 'product', name: '产品管理' },
      { code: 'product-details', name: '产品详情' },
      { code: 'product-list', name: '产品列表' },
      { code: 'registration-list', name: '注册申请' },
      { code: 'resource-lib-list', name: '资源库' },
      { code: 'settlement-list', name: '回款' },
      { code: 'statistic', name: '统计' },
      { code: 'statistic-client', name: '下单统计' },
      { code: 'statistic-delivery', name: '交付统计' },
      { code: 'statistic-dispatch', name: '派单统计' },
      { code: 'statistic-flash', name: '闪调统计' },
      { code: 'statistic-manager', name: '项目经理统计' },
      { code: 'statistic-order', name: '接单统计' },
      { code: 'statistic-personal', name: '个人统计' },
      { code: 'statistic-quality', name: '质量统计' },
      { code: 'statistic-work', name: '工作量统计' },
      { code: 'support', name: '在线客服' },
    ]);
    expect(granted.map(({ menuCode }) => menuCode).toSorted()).toEqual([
      'assistant',
      'balance-log-list',
      'company',
      'company-account-list',
      'company-address-list',
      'company-follow-up-list',
      'company-menu-list',
      'company-operate-log',
      'company-overview-list',
      'company-page',
      'company-product-list',
      'company-statistic',
      'company-statistic-delivery',
      'company-statistic-flash',
      'company-statistic-order',
      'company-ticket-list',
      'email-list',
      'invoice-line-list',
      'invoice-list',
      'learning',
      'learning-article',
      'learning-list',
      'mall',
      'mall-board',
      'mall-cart',
      'mall-comparison',
      'mall-products',
      'material-list',
      'message',
      'message-list',
      'message-template-list',
      'message-try-list',
      'notice-list',
      'order-finance-list',
      'product',
      'product-details',
      'product-list',
      'registration-list',
      'resource-lib-list',
      'settlement-list',
      'statistic',
      'statistic-client',
      'statistic-delivery',
      'statistic-dispatch',
      'statistic-flash',
      'statistic-manager',
      'statistic-order',
      'statistic-personal',
      'statistic-quality',
      'statistic-work',
      'support',
    ]);
    await db.deleteFrom('menus').where('code', '=', 'company-address-list').execute();
    await addStandardContent(db);
    expect(await db.selectFrom('menus').select('code').orderBy('code').execute()).toEqual([
      { code: 'assistant' },
      { code: 'balance-log-list' },
      { code: 'company' },
      { code: 'company-account-list' },
      { code: 'company-follow-up-list' },
      { code: 'company-menu-list' },
      { code: 'company-operate-log' },
      { code: 'company-overview-list' },
      { code: 'company-page' },
      { code: 'company-product-list' },
      { code: 'company-statistic' },
      { code: 'company-statistic-delivery' },
      { code: 'company-statistic-flash' },
      { code: 'company-statistic-order' },
      { code: 'company-ticket-list' },
      { code: 'email-list' },
      { code: 'invoice-line-list' },
      { code: 'invoice-list' },
      { code: 'learning' },
      { code: 'learning-article' },
      { code: 'learning-list' },
      { code: 'mall' },
      { code: 'mall-board' },
      { code: 'mall-cart' },
      { code: 'mall-comparison' },
      { code: 'mall-products' },
      { code: 'material-list' },
      { code: 'message' },
      { code: 'message-list' },
      { code: 'message-template-list' },
      { code: 'message-try-list' },
      { code: 'notice-list' },
      { code: 'order-finance-list' },
      { code: 'product' },
      { code: 'product-details' },
      { code: 'product-list' },
      { code: 'registration-list' },
      { code: 'resource-lib-list' },
      { code: 'settlement-list' },
      { code: 'statistic' },
      { code: 'statistic-client' },
      { code: 'statistic-delivery' },
      { code: 'statistic-dispatch' },
      { code: 'statistic-flash' },
      { code: 'statistic-manager' },
      { code: 'statistic-order' },
      { code: 'statistic-personal' },
      { code: 'statistic-quality' },
      { code: 'statistic-work' },
      { code: 'support' },
    ]);
    await old.close();
  });

  it('marks the menus of the mall in a database of the version before, and no other', async () => {
    const old = await openPglite();
    const { db } = old;
    for (const [name, statements] of Object.entries(migrations)) {
      if (name === '0025_menu_modules')
        await sql`insert into menus (code, name, name_en, pageurl, show_flag, sort, remark) values
          ('order', '订单', 'Orders', 'f-order', 1, 0, null),
          ('company-order', '订单', 'Orders', 'f-order', 1, 1, '客户'),
          ('company', '客户', 'Clients', 'a-company', 1, 2, null)`.execute(db);
      for (const statement of statements) await sql.raw(statement).execute(db);
    }

    const rows = await db.selectFrom('menus').select(['code', 'remark']).orderBy('code').execute();

    expect(rows).toEqual([
      { code: 'company', remark: null },
      { code: 'company-order', remark: '客户' },
      { code: 'order', remark: 'MALL' },
    ]);
    await old.close();
  });

  it('keeps the industries of companies that had typed them', async () => {
    const old = await openPglite();
    const { db } = old;
    for (const [name, statements] of Object.entries(migrations)) {
      if (name === '0015_industries')
        await sql`insert into companies (id, company_no, name, industry, status, created_at, updated_at)
          select 'n' || typed, 'n' || typed, 'n' || typed, typed, 1, now(), now()
          from unnest(array['医药', ' 互联网 ', '航天', '', 'Wind & Solar']) as typed`.execute(db);
      for (const statement of statements) await sql.raw(statement).execute(db);
    }

    await addStandardContent(db);

    const found = await sql<{ typed: string; shown: string | null; english: string | null }>`
      select substring(c.name from 2) as typed, v.value as shown, v.value_en as english from companies c
      left join dictionary_values v on v.dictionary_code = 'industry' and v.code = c.industry
      order by c.name`.execute(db);
    expect(found.rows).toEqual([
      { typed: '', shown: null, english: null },
      { typed: ' 互联网 ', shown: '互联网', english: 'Internet' },
      { typed: 'Wind & Solar', shown: 'Wind & Solar', english: 'Wind & Solar' },
      { typed: '医药', shown: '医药', english: 'Pharma and health' },
      { typed: '航天', shown: '航天', english: '航天' },
    ]);
    await old.close();
  });
});
