import { defineTexts } from '../../texts';

/** Messages about balances that run out. */
export const warningTexts = defineTexts({
  zh: {
    title: '余额预警',
    note: '客户的可用余额或剩余授信低于预警线时，提醒客户的主账号、财务账号和项目经理，每次跌破只提醒一次。',
    balanceName: { '1': '可用余额', '2': '剩余授信额度' },
    advice: {
      '1': '余额不足以冻结费用的订单不会被接单，请及时充值。',
      '2': '请尽快结清对账单，或联系项目经理调整额度。',
    },
  },
  en: {
    title: 'Balance warning',
    note: 'When the balance or the credit that a client has left falls below its limit, its main and finance accounts and its project manager are told, once each time.',
    balanceName: { '1': 'Balance available', '2': 'Credit left' },
    advice: {
      '1': 'Orders that the balance does not cover are not accepted, so please top it up.',
      '2': 'Please pay open statements, or ask the project manager for more credit.',
    },
  },
});
