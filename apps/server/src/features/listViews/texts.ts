import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const viewTexts = defineTexts({
  zh: {
    adminsOnly: '只有管理员可以设置团队或角色的默认视图',
    tooManyViews: (limit: number) => `每个页面最多保存 ${limit} 个视图，请先删除不用的`,
  },
  en: {
    adminsOnly: 'Only administrators set what a team or a role opens with',
    tooManyViews: (limit) => `At most ${limit} views are kept for a page, please delete some first`,
  },
});
