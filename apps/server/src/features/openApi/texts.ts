import { API_CALLS_PER_MINUTE } from '@mingjian/api';
import { defineTexts } from '../../texts';

/** Texts of the description of the open interface. */
export const openApiTexts = defineTexts({
  zh: {
    title: '明鉴开放接口',
    about: `使用密钥调用。每个密钥每分钟最多调用 ${API_CALLS_PER_MINUTE} 次，超过时返回 429 和 Retry-After。金额的单位是分，时间为北京时间。密钥以创建者账号的身份工作：账号停用后密钥随之失效。`,
    key: '在“开放接口 - 接口密钥”中创建的密钥，放在请求头 Authorization: Bearer mjk_… 中',
    success: '成功',
    refused:
      '失败。400 内容有误，401 密钥无效，403 没有权限，404 没有找到，409 状态不允许，429 调用过多',
    received: '已收到。其他结果会按计划重试',
    anyKey: '任何密钥都可以调用。',
    needs: (scope: string) => `需要权限：${scope}。`,
    idempotency: '重复提交时使用同一个值，同一内容只处理一次，24 小时内返回首次的结果',
    aboutEvents:
      '发送到贵公司的推送地址，按 Standard Webhooks 签名。消息只包含编号和状态，详细内容请用接口查询。',
    operations: {
      getKey: '查询密钥信息',
      getProducts: '查询可下单的产品',
      placeOrder: '下单',
      getOrders: '查询订单列表',
      getOrder: '查询订单',
      cancelOrder: '取消订单',
      report: '下载报告',
    },
    notes: {
      getKey: '核对密钥是否可用，以及它的权限。',
      getProducts:
        '按贵公司的价格和时效返回。isAddItem 为 1 的是加购项目，下单时把 productCode 放入 addItems。',
      placeOrder:
        '为一位候选人下单，下单后系统用短信邀请候选人授权和填写信息。姓名和手机号与贵公司已有候选人一致时，使用该候选人。',
      getOrders: '按下单时间从新到旧返回。',
      getOrder: '状态变化可以通过推送获知，不需要频繁查询。',
      cancelOrder: '派单前可以取消。派单后请联系项目经理。',
      report: '返回 PDF 文件。报告出具前返回 404。',
    },
    events: {
      'order.placed': '订单已提交',
      'order.status_changed': '订单状态已变更',
      'order.cancelled': '订单已取消',
      'report.issued': '报告已出具',
    },
  },
  en: {
    title: 'Mingjian open interface',
    about: `Calls carry a key. A key makes ${API_CALLS_PER_MINUTE} calls a minute at most; one more gets 429 with Retry-After. Amounts are in fen, times in Beijing time. A key works in the name of the account that made it, and ends with that account.`,
    key: 'A key from Open interfaces, API keys, in the header Authorization: Bearer mjk_…',
    success: 'Success',
    refused:
      'Refused. 400 wrong input, 401 wrong key, 403 not permitted, 404 not found, 409 not in this state, 429 too many calls',
    received: 'Received. Anything else is sent again by schedule',
    anyKey: 'Every key may call it.',
    needs: (scope) => `Needs the permission ${scope}.`,
    idempotency:
      'The same value for a repeated request: equal content is handled once, and gets the first response for 24 hours',
    aboutEvents:
      'Sent to the endpoints of your company, signed as Standard Webhooks says. A message has ids and states alone: ask for the rest by a call.',
    operations: {
      getKey: 'Facts of the key',
      getProducts: 'Products that may be ordered',
      placeOrder: 'Place an order',
      getOrders: 'List orders',
      getOrder: 'Read an order',
      cancelOrder: 'Cancel an order',
      report: 'Download the report',
    },
    notes: {
      getKey: 'Tells whether the key works, and what it may do.',
      getProducts:
        'With the prices and times of your company. Those with isAddItem 1 are add-ons: an order names their productCode in addItems.',
      placeOrder:
        'Places an order for one candidate, who is invited by text message to authorise it and to fill in the form. A candidate of your company with the same name and mobile number is used again.',
      getOrders: 'The newest first.',
      getOrder: 'Events tell of changes: there is no need to ask often.',
      cancelOrder: 'Until its tasks are dispatched. Later, ask your project manager.',
      report: 'Returns a PDF. Before the report is issued it returns 404.',
    },
    events: {
      'order.placed': 'An order was placed',
      'order.status_changed': 'An order has another status',
      'order.cancelled': 'An order was cancelled',
      'report.issued': 'A report was issued',
    },
  },
});
