import { defineTexts } from '@mingjian/ui';

/** Texts of a place in a form. */
export const placeTexts = defineTexts('place', {
  zh: {
    open: '地图选点',
    close: '收起地图',
    clear: '清除位置',
    unset: '未标注位置',
    set: (lng: string, lat: string) => `已标注位置 ${lng}, ${lat}`,
    contradicts: (address: string) =>
      `标注的位置在${address}，与填写的地址不一致，请核对地址或重新标注。`,
    search: '搜索地点',
    failed: '地图没有加载出来',
  },
  en: {
    open: 'Pick on map',
    close: 'Close map',
    clear: 'Clear position',
    unset: 'No position',
    set: (lng, lat) => `Position ${lng}, ${lat}`,
    contradicts: (address) =>
      `The position is in ${address}, which is not what the address says. Correct one of them.`,
    search: 'Search places',
    failed: 'Couldn’t load the map',
  },
});
