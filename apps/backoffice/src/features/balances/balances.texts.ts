import { defineTexts } from '@mingjian/ui';

export const balanceTexts = defineTexts('balanceStanding', {
  zh: {
    title1: '可用余额不多了',
    title2: '剩余授信额度不多了',
    left1: (available: string, limit: string) =>
      `可用余额 ${available}，低于预警线 ${limit}。余额不足以冻结费用的订单不会被接单。`,
    left2: (available: string, limit: string) => `剩余授信额度 ${available}，低于预警线 ${limit}。`,
    wayOut1: (contact: string) => `请银行转账充值，财务会登记到账；需要账户信息请联系${contact}。`,
    wayOut2: (contact: string) => `结清对账单后额度恢复；需要调整额度请联系${contact}。`,
    manager: (name: string) => `项目经理${name}`,
    anybody: '在线客服',
    contact: '联系客服',
    statements: '查看对账单',
  },
  en: {
    title1: 'The balance is running out',
    title2: 'The credit is running out',
    left1: (available, limit) =>
      `${available} is available, less than the limit of ${limit}. Orders that the balance does not cover are not accepted. `,
    left2: (available, limit) =>
      `${available} of the credit is left, less than the limit of ${limit}. `,
    wayOut1: (contact) =>
      `Top it up by bank transfer; finance enters it when it arrives. For the account details ask ${contact}.`,
    wayOut2: (contact) =>
      `It rises again when statements are paid. For more credit ask ${contact}.`,
    manager: (name) => `your project manager ${name}`,
    anybody: 'support',
    contact: 'Contact support',
    statements: 'Open statements',
  },
});
