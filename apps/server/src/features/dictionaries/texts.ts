import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const dictionaryMessages = defineTexts({
  zh: {
    standardValue: '系统内置，可以改为停用',
    standardDictionary: '系统内置字典，不能删除；不需要的字典值可以逐个停用',
    standardStaysOn: '系统内置字典不能停用，请逐个停用字典值',
    labelledFields: (names: string) => `字段 ${names} 正在使用`,
    valueCount: (count: number) => `还有 ${count} 个字典值，请先删除字典值`,
    firstValue: '已经在最前面',
    lastValue: '已经在最后面',
  },
  en: {
    standardValue: 'part of the product; it can be disabled',
    standardDictionary: 'part of the product; values that are not needed can be disabled',
    standardStaysOn: 'Part of the product: disable single values instead',
    labelledFields: (names) => `used by the fields ${names}`,
    valueCount: (count) =>
      `${count} ${count === 1 ? 'value is' : 'values are'} left in it; delete them first`,
    firstValue: 'It is the first value already',
    lastValue: 'It is the last value already',
  },
});
