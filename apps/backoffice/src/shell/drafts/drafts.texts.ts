import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts about unsaved input and drafts. */
export const draftTexts = defineTexts('unsavedDrafts', {
  zh: {
    list: '未保存的内容',
    inTab: (tab: string, changes: number, format: FormatNumber) =>
      `标签页：${tab} · ${format(changes)} 处修改`,
    draft: (savedAt: string, changes: number, format: FormatNumber) =>
      `${savedAt} 的草稿 · ${format(changes)} 处修改`,
    unnamed: '未命名的表单',
    lasting: '草稿加密保存在这台电脑上，只有您登录后才能看到，7 天后自动删除。公用电脑上建议丢弃。',
    notLasting: '浏览器不能在这台电脑上保存草稿：内容只保留到退出登录或关闭窗口为止。',
    cancel: '取消',
    signOutTitle: (count: number) => `您有 ${count} 份未保存的内容`,
    keepAndSignOut: '保留草稿并退出',
    discardAndSignOut: '删除草稿并退出',
  },
  en: {
    list: 'Unsaved changes',
    inTab: (tab, changes, format) =>
      `Tab: ${tab} · ${changes === 1 ? '1 change' : `${format(changes)} changes`}`,
    draft: (savedAt, changes, format) =>
      `Draft of ${savedAt} · ${changes === 1 ? '1 change' : `${format(changes)} changes`}`,
    unnamed: 'Untitled form',
    lasting:
      'Drafts are stored encrypted on this computer. Only you can see them after signing in, and they are deleted after 7 days. Discard them on a shared computer.',
    notLasting:
      'This browser cannot store drafts. What you typed is kept until you sign out or close the window.',
    cancel: 'Cancel',
    signOutTitle: (count) =>
      count === 1
        ? 'You have unsaved changes in a form'
        : `You have unsaved changes in ${count} forms`,
    keepAndSignOut: 'Keep and sign out',
    discardAndSignOut: 'Delete and sign out',
  },
});
