import { defineTexts } from '@mingjian/ui';

/** Texts of orders in the palette. */
export const orderPaletteTexts = defineTexts('orderPalette', {
  zh: {
    orders: '订单',
    start: (label: string, kind: string) => `${label}：${kind}`,
    work: '我的工作',
    next: '下一件待办订单',
    lastOne: '等您处理的订单只有当前这一件',
    noneWaits: '没有等您处理的订单',
  },
  en: {
    orders: 'Orders',
    start: (label, kind) => `${label}: ${kind}`,
    work: 'My work',
    next: 'Next order that waits for me',
    lastOne: 'Only the order on screen waits for you',
    noneWaits: 'No order waits for you',
  },
});
