import type { DictionaryText } from './dictionaryText';

/** The words of companies, statements, invoices and balances. */
export const financeDictionaries: Readonly<Record<string, DictionaryText>> = {
  bill_status: {
    name: '对账单状态',
    nameEn: 'Statement status',
    options: `
      0|草稿|Draft
      1|待客户确认|Awaiting confirmation
      2|有异议|Disputed
      3|已确认|Confirmed
      4|部分结清|Partly paid
      5|已结清|Paid
      -1|作废|Void`,
  },
  invoice_status: {
    name: '发票状态',
    nameEn: 'Invoice status',
    options: `
      1|申请中|Applied for
      2|已驳回|Rejected
      3|已开具|Issued
      4|已交付|Delivered
      5|已签收|Received
      -1|已红冲|Reversed
      -2|作废|Void`,
  },
  invoice_type: {
    name: '发票类型',
    nameEn: 'Kind of invoice',
    options: `
      1|数电普票|Digital ordinary invoice
      2|数电专票|Digital special invoice`,
  },
  pay_mode: {
    name: '付款方式',
    nameEn: 'Payment',
    options: `
      1|预付|Prepaid
      2|后付|Postpaid`,
  },
  balance_type: {
    name: '余额变动',
    nameEn: 'Balance change',
    options: `
      1|充值|Top-up
      2|冻结|Hold
      3|扣费|Charge
      4|解冻|Release
      5|退款|Refund
      6|赠送|Gift
      7|调账|Adjustment`,
  },
  pay_method: {
    name: '支付方式',
    nameEn: 'Way of payment',
    options: `
      1|银行转账|Bank transfer
      2|余额|Balance
      3|在线支付|Online payment
      4|其他|Other`,
  },
  settlement_status: {
    name: '回款状态',
    nameEn: 'Receipt status',
    options: `
      0|待核销|To be matched
      1|已核销|Matched
      2|已退回|Returned`,
  },
  order_pay_status: {
    name: '订单付款状态',
    nameEn: 'Payment of an order',
    options: `
      0|进行中|In progress
      1|待出账|To be billed
      2|待付款|To be paid
      3|部分付款|Partly paid
      4|已付清|Paid
      5|无需付款|Nothing due`,
  },
  company_status: {
    name: '客户状态',
    nameEn: 'Client status',
    options: `
      0|试用|Trial
      1|正式|Regular
      2|停用|Suspended`,
  },
  industry: {
    name: '行业',
    nameEn: 'Industry',
    options: `
      internet|互联网|Internet
      manufacturing|制造业|Manufacturing
      finance|金融|Finance
      retail|零售|Retail
      trade|贸易|Trade
      logistics|物流|Logistics
      mobility|交通出行|Mobility
      medicine|医药|Pharma and health
      education|教育|Education
      culture|文化娱乐|Culture and entertainment
      catering|餐饮|Catering
      hotel|酒店|Hotels
      tourism|旅游|Travel
      energy|能源|Energy
      environment|环保|Environment
      construction|建筑|Construction
      realEstate|房地产|Real estate
      agriculture|农业|Agriculture
      humanResources|人力资源|Human resources
      other|其他|Other`,
  },
  enterpriseScale: {
    name: '企业规模',
    nameEn: 'Company size',
    options: `
      1|50 人以下|Fewer than 50
      2|50–199 人|50–199
      3|200–999 人|200–999
      4|1000–9999 人|1,000–9,999
      5|10000 人以上|10,000 or more`,
  },
  belonging: {
    name: '客户归属',
    nameEn: 'Belongs to',
    options: `
      1|华东区|East China
      2|华南区|South China
      3|华北区|North China
      4|华中区|Central China
      5|西部区|West China
      6|海外|Overseas`,
  },
  informationWay: {
    name: '获客渠道',
    nameEn: 'Found us through',
    options: `
      1|老客户推荐|Recommendation
      2|官网咨询|Website
      3|展会活动|Event
      4|招聘系统合作|Recruiting system partner
      5|商务拓展|Sales`,
  },
};
