import { dictionaries as dictionaryCalls, dictionaryValues, splitIds } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { DICTIONARY_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { dictionaryResource, valueResource } from './resource';
import { moveValue } from './moveValue';
import { readOptions } from './options';

/** Dictionaries: the labels of codes. An unknown code has no options. */
export const dictionaries: Feature = {
  name: 'dictionaries',
  calls: [
    Object.values(resourceCalls(dictionaryCalls, dictionaryResource)),
    bind(dictionaryCalls).part({
      getSysCodeListByCode: async ({ code }, _, { db }) =>
        (await readOptions([code], db)).get(code) ?? [],
      getCommonListGroup: async ({ codes }, _, { db }) => {
        const requested = splitIds(codes);
        const options = await readOptions(requested, db);
        return Object.fromEntries(requested.map((code) => [code, options.get(code) ?? []]));
      },
    }),
    Object.values(resourceCalls(dictionaryValues, valueResource)),
    bind(dictionaryValues).part({ move: moveValue }),
  ],
  resources: [dictionaryResource, valueResource],
  menu: [
    {
      code: 'dictionary-list',
      parent: 'system',
      name: '字典',
      nameEn: 'Dictionaries',
      pageurl: 'dictionaryList',
      icon: 'book-a',
      sort: 5,
      rights: DICTIONARY_EDITORS,
    },
    {
      code: 'dictionary-code-list',
      parent: 'system',
      name: '字典目录',
      nameEn: 'Dictionary catalogue',
      pageurl: 'dictionaryCodeList',
      icon: 'list',
      sort: 22,
      rights: DICTIONARY_EDITORS,
    },
  ],
};
