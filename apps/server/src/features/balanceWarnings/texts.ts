import { defineTexts } from '../../texts';

/** Messages about balances that run out. */
export const warningTexts = defineTexts({
  zh: {
    title: '余额预警',
    note: '客户的可用余额或剩余授信低于预警线时，提醒客户的主账号、财务账号和项目经理，每次跌破只提醒一次。',
    low: {
      '1': (company: string) => `${company}：可用余额不足`,
      '2': (company: string) => `${company}：剩余授信额度不足`,
    },
    content: {
      '1': (available: string, limit: string) =>
        `可用余额 ${available}，低于预警线 ${limit}。余额不足以冻结费用的订单不会被接单，请及时充值。`,
      '2': (available: string, limit: string) =>
        `剩余授信额度 ${available}，低于预警线 ${limit}。请尽快结清对账单，或联系项目经理调整额度。`,
    },
  },
  en: {
    title: 'Balance warning',
    note: 'When the balance or the credit that a client has left falls below its limit, its main and finance accounts and its project manager are told, once each time.',
    low: {
      '1': (company) => `${company}: the balance is running out`,
      '2': (company) => `${company}: the credit is running out`,
    },
    content: {
      '1': (available, limit) =>
        `${available} is available, less than the limit of ${limit}. Orders that the balance does not cover are not accepted, so please top it up.`,
      '2': (available, limit) =>
        `${available} of the credit is left, less than the limit of ${limit}. Please pay open statements, or ask the project manager for more credit.`,
    },
  },
});
