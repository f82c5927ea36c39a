import { defineTexts } from '@mingjian/ui';

/** Texts of the contacts on the page of an order. */
export const orderContactsTexts = defineTexts('orderContacts', {
  zh: {
    title: '核实联系',
    add: '记录联系',
    none: '还没有联系过证明人或机构。',
    all: (count: number) => `全部 ${count} 条在「核实联系」中`,
  },
  en: {
    title: 'Source contacts',
    add: 'Log a contact',
    none: 'No referee or institution was contacted yet.',
    all: (count) => `All ${count} are in Source contacts`,
  },
});
