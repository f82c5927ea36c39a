import { defineTexts } from '../../texts';

/** Messages about maps. */
export const mapTexts = defineTexts({
  zh: { serviceFailed: '地图服务没有响应，请稍后重试' },
  en: { serviceFailed: 'The map service did not respond. Try again later.' },
});
