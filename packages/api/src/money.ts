/** Returns an amount in yuan. Amounts travel and are stored in fen. */
export const toYuan = (fen: number) => fen / 100;

/** Returns an amount in whole fen. */
export const toFen = (yuan: number) => Math.round(yuan * 100);

/** Returns an amount in fen as a text such as `¥1,234.50`. `locale` is a BCP 47 tag. */
export const moneyText = (fen: number, locale = 'zh-CN') =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(toYuan(fen));
