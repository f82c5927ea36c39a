import { defineTexts } from '../../texts';

/** Messages about invoice details. */
export const ticketTexts = defineTexts({
  zh: {
    bank: '开户行和账号合计最多 50 个汉字（100 个字节）',
    address: '注册地址和电话合计最多 50 个汉字（100 个字节）',
  },
  en: {
    bank: 'Bank and account have at most 100 bytes together, 50 Chinese characters',
    address: 'Address and phone have at most 100 bytes together, 50 Chinese characters',
  },
});
