import { defineTexts } from '@mingjian/ui';

/** Texts of one exchange with a data source. */
export const exchangeTexts = defineTexts('exchange', {
  zh: {
    title: '接口查询',
    exchange: '查询内容',
    request: '发送',
    response: '返回',
    copyRequest: '复制发送内容',
    copyResponse: '复制返回内容',
    noRequest: '超过半年，内容已删除。',
    noResponse: '没有返回内容。',
    masked: '证件号码、手机和邮箱已脱敏。',
    failed: '没有打开这次查询',
    url: '地址',
  },
  en: {
    title: 'Exchange',
    exchange: 'Exchange',
    request: 'Sent',
    response: 'Received',
    copyRequest: 'Copy what was sent',
    copyResponse: 'Copy what was received',
    noRequest: 'Deleted after half a year.',
    noResponse: 'Nothing was received.',
    masked: 'ID numbers, phone numbers and e-mail addresses are masked.',
    failed: 'The exchange could not be opened',
    url: 'Address',
  },
});
