import { defineTexts } from '@mingjian/ui';

/** Texts of orders in the palette. */
export const orderPaletteTexts = defineTexts('orderPalette', {
  zh: { orders: '订单', start: (label: string, kind: string) => `${label}：${kind}` },
  en: { orders: 'Orders', start: (label, kind) => `${label}: ${kind}` },
});
