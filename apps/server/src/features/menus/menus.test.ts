import type { MenuNode } from '@mingjian/api';
import { sql } from 'kysely';
import { createTestServer } from '../../testing/testServer';

describe('the menu', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeAll(async () => {
    server = await createTestServer();
  });

  const treeOf = async (username: string) =>
    (
      await server.call(
        '/sysMenus/getMenuTree',
        {},
        { token: await server.signIn(username), method: 'GET' },
      )
    ).data as MenuNode[];
  const pages = (nodes: MenuNode[], above = ''): string[] =>
    nodes.flatMap(({ pageurl, children }) =>
      children.length > 0 ? pages(children, `${above}/${pageurl}`) : [`${above}/${pageurl}`],
    );

  it('follows the role', async () => {
    expect((await treeOf('admin')).map(({ name }) => name)).toEqual([
      '订单管理',
      '客户管理',
      '系统管理',
      '通知',
      '素材库',
      '在线客服',
      '智能助手',
      '学习中心',
      '产品管理',
      '统计',
      '消息',
    ]);
    expect((await treeOf('officer')).map(({ name }) => name)).toEqual([
      '订单管理',
      '客户管理',
      '系统管理',
      '通知',
      '素材库',
      '在线客服',
      '智能助手',
      '学习中心',
      '产品管理',
      '统计',
      '消息',
    ]);
    expect(pages(await treeOf('client'))).toEqual([
      '/f-order/f-order-company/orderList',
      '/f-order/candidateList',
      '/f-order/f-order/orderDetails',
      '/f-order/addressList',
      '/f-order/f-order-company/createForm',
      '/f-order/accountList',
      '/f-order/companyProfile',
      '/f-order/balanceLogList',
      '/f-order/f-order-company/import',
      '/f-order/statementList',
      '/f-order/settlementLogList',
      '/f-order/invoiceList',
      '/f-order/invoiceLineList',
      '/f-order/f-order-company/report',
      '/f-order/orderFinanceList',
      '/f-order/resourceLib',
      '/f-order/ticketList',
      '/f-order/openApi/webhookList',
      '/f-order/openApi/webhookDeliveryList',
      '/f-order/openApi/apiKeyList',
      '/f-order/openApi/apiCallList',
      '/f-order/openApi/apiDocument',
      '/noticeList',
      '/materialList',
      '/im',
      '/openai',
      '/learning/learningList',
      '/learning/article',
      '/statistic/getOrder',
      '/statistic/delivery',
      '/statistic/flash',
      '/mall/mallBoard',
      '/mall/mallProducts',
      '/mall/mallComparison',
      '/mall/mallCart',
    ]);
  });

  it('hides the order details but keeps them reachable', async () => {
    const details = (await treeOf('officer'))[0]!.children.find(
      ({ pageurl }) => pageurl === 'f-order/orderDetails',
    );

    expect(details).toMatchObject({ showFlag: 0, name: '订单详情' });
  });

  it('says which pages are built anew at each visit', async () => {
    const find = async () =>
      (await treeOf('officer'))[0]!.children.find(({ pageurl }) => pageurl === 'candidateList');
    expect(await find()).toMatchObject({ noCache: 0 });

    await server.database.db
      .updateTable('menus')
      .set({ noCache: 1 })
      .where('pageurl', '=', 'candidateList')
      .execute();

    expect(await find()).toMatchObject({ noCache: 1 });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'a b', '../x', ''])(
    'cannot hold %j as an address',
    async (pageurl) => {
      const stored = sql`insert into menus (code, name, name_en, pageurl, show_flag, sort) values ('hostile', 'x', 'x', ${pageurl}, 1, 1)`;

      await expect(stored.execute(server.database.db)).rejects.toThrow(/check constraint/);
    },
  );
});
