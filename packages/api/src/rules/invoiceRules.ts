import type { TextRule } from './rule';

/** Numbers of taxpayers: 15 to 20 digits and capitals. Source: fields of digital invoices. */
export const taxpayerNoRule: TextRule = {
  accepts: (text) => /^[0-9A-Z]{15,20}$/.test(text),
  problem: {
    zh: '请填写 15 至 20 位的纳税人识别号（大写字母和数字）',
    en: 'Enter the taxpayer number, 15 to 20 capitals and digits',
  },
};

/** Numbers of fully digital invoices: 20 digits. Source: fields of digital invoices. */
export const invoiceNoRule: TextRule = {
  accepts: (text) => /^\d{20}$/.test(text),
  problem: { zh: '数电发票号码为 20 位数字', en: 'A digital invoice has a number of 20 digits' },
};

/** Bytes that a text on an invoice may have: its issuers count letters outside ASCII twice. */
const MOST_BYTES = 100;

/** Texts on an invoice, 100 bytes of GBK at most. Source: issuing services. */
export const invoiceTextRule: TextRule = {
  accepts: (text) => gbkBytes(text) <= MOST_BYTES && !/[<>]/.test(text),
  problem: {
    zh: '最多 50 个汉字（100 个字节），不能含有 < 和 >',
    en: 'At most 50 Chinese characters (100 bytes), without < and >',
  },
};

const gbkBytes = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x80 ? 1 : 2), 0);
