import { defineTexts } from '@mingjian/ui';

/** Texts about drafts at sign-out. */
export const draftTexts = defineTexts('signOutDrafts', {
  zh: {
    title: (count: number) => `您有 ${count} 份未保存的草稿`,
    text: '草稿加密保存在这台电脑上，只有您登录后才能看到，7 天后自动删除。公用电脑上建议删除。',
    cancel: '取消',
    keep: '保留草稿并退出',
    delete: '删除草稿并退出',
  },
  en: {
    title: (count) =>
      count === 1 ? 'You have an unsaved draft' : `You have ${count} unsaved drafts`,
    text: 'Drafts are stored encrypted on this computer. Only you can see them after signing in, and they are deleted after 7 days. Delete them on a shared computer.',
    cancel: 'Cancel',
    keep: 'Keep and sign out',
    delete: 'Delete and sign out',
  },
});
