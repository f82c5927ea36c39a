import { defineTexts } from '@mingjian/ui';

export const pagesTexts = defineTexts('pages', {
  zh: {
    loading: '页面加载中',
    failedTitle: '页面出错了',
    failed: '这一页没能显示，其他标签页不受影响。请重试；若仍出错，请把下面的说明发给管理员。',
    shellFailed: '工作台没能显示。请重试；若仍出错，请联系系统管理员。',
    offlineTitle: '网络已断开',
    offline: '这一页还没有下载过。请恢复网络连接后重试，其他标签页会按原样恢复。',
    newVersionTitle: '系统已更新',
    newVersion:
      '这一页的程序已被新版本替换。重新载入后即可继续：打开的标签页会按原样恢复，填写到一半的表单保留为草稿。',
    reload: '重新载入',
    retry: '重试',
    missingTitle: '页面尚未提供',
    missing: (path: string) =>
      `菜单里的这一项指向 ${path}，当前版本还没有这个页面。如需使用，请联系系统管理员。`,
    notFoundTitle: '找不到页面',
    notFound: (path: string) => `${path} 不存在，或者您的账号没有打开它的权限。`,
    hiddenByMall: (path: string) =>
      `布局设置里打开了“只显示商城菜单”，${path} 因此暂时不能打开。关闭该设置即可恢复。`,
    toStart: '返回控制台首页',
  },
  en: {
    loading: 'Loading the page',
    failedTitle: 'Something went wrong',
    failed:
      'This page could not be displayed. Your other tabs are not affected. Try again, and if it keeps failing, send the details below to your administrator.',
    shellFailed:
      'Your workspace could not be displayed. Try again, and if it keeps failing, contact your administrator.',
    offlineTitle: 'You are offline',
    offline:
      'This page has not been downloaded yet. Reconnect and try again. Your other tabs will be restored.',
    newVersionTitle: 'The system has been updated',
    newVersion:
      'A new version has replaced this page. Reload to continue: your tabs will be restored, and forms in progress are kept as drafts.',
    reload: 'Reload',
    retry: 'Try again',
    missingTitle: 'This page is not available yet',
    missing: (path: string) =>
      `This menu entry opens ${path}, which this version does not include. If you need it, contact your administrator.`,
    notFoundTitle: 'Page not found',
    notFound: (path: string) =>
      `${path} does not exist, or your account does not have access to it.`,
    hiddenByMall: (path) =>
      `The layout setting “Mall menus only” hides ${path}. Switch it off to open the page again.`,
    toStart: 'Back to the home page',
  },
});
