import { defineTexts } from '@mingjian/ui';

export const peoplePickDialogTexts = defineTexts('PeoplePickDialog', {
  zh: {
    title: '选择用户',
    cancel: '取消',
    confirm: '确定',
  },
  en: {
    title: 'Select users',
    cancel: 'Cancel',
    confirm: 'Confirm',
  },
});
