import { defineTexts } from '@mingjian/ui';

/** Texts of a place in a form. */
export const placeTexts = defineTexts('place', {
  zh: {
    open: '地图选点',
    close: '收起地图',
    clear: '清除位置',
    unset: '未标注位置',
    set: (lng: string, lat: string) => `已标注位置 ${lng}, ${lat}`,
    search: '搜索地点',
    failed: '地图没有加载出来',
  },
  en: {
    open: 'Pick on map',
    close: 'Close map',
    clear: 'Clear position',
    unset: 'No position',
    set: (lng, lat) => `Position ${lng}, ${lat}`,
    search: 'Search places',
    failed: 'Couldn’t load the map',
  },
});
