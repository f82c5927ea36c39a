import { defineTexts } from '@mingjian/ui';

/** Texts of the contacts on the page of an order. */
export const orderContactsTexts = defineTexts('orderContacts', {
  zh: {
    title: '核实联系',
    add: '记录联系',
    none: '还没有联系过证明人或机构。',
    failed: '联系记录没有加载出来',
    line: (type: string, result: string) => `${type}，${result}`,
    next: (time: string) => `下次 ${time}`,
    all: (count: number) => `全部 ${count} 条在「核实联系」中`,
  },
  en: {
    title: 'Source contacts',
    add: 'Log a contact',
    none: 'No referee or institution was contacted yet.',
    failed: 'Contacts could not be loaded',
    line: (type, result) => `${type}, ${result}`,
    next: (time) => `Next: ${time}`,
    all: (count) => `All ${count} are in Source contacts`,
  },
});
