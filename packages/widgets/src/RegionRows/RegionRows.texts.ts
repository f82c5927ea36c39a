import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the rows of regions. */
export const regionRowsTexts = defineTexts('RegionRows', {
  zh: {
    province: '省份',
    cities: '城市',
    choose: '请选择省份',
    allCities: '全部城市',
    chooseFirst: '请先选择省份',
    noCities: '没有下级城市',
    used: (number: number, format: FormatNumber) => `已在第 ${format(number)} 行`,
    twice: (number: number, format: FormatNumber) => `这个省份已在第 ${format(number)} 行`,
    row: (number: number, format: FormatNumber) => `第 ${format(number)} 行`,
    add: '添加省份',
    up: (row: string) => `上移${row}`,
    down: (row: string) => `下移${row}`,
    remove: (row: string) => `删除${row}`,
    moved: (number: number, count: number, format: FormatNumber) =>
      `已移到第 ${format(number)} 行，共 ${format(count)} 行`,
    removed: (row: string) => `已删除${row}`,
    none: '还没有省份',
    failed: '地区表未能载入，暂时显示代码',
  },
  en: {
    province: 'Province',
    cities: 'Cities',
    choose: 'Select a province',
    allCities: 'All cities',
    chooseFirst: 'Select a province first',
    noCities: 'It has no cities',
    used: (number, format) => `Already in row ${format(number)}`,
    twice: (number, format) => `This province is already in row ${format(number)}`,
    row: (number, format) => `Row ${format(number)}`,
    add: 'Add a province',
    up: (row) => `Move ${row} up`,
    down: (row) => `Move ${row} down`,
    remove: (row) => `Delete ${row}`,
    moved: (number, count, format) => `Moved to row ${format(number)} of ${format(count)}`,
    removed: (row) => `${row} deleted`,
    none: 'No provinces yet',
    failed: 'The region table could not be loaded. Codes are shown for now.',
  },
});
