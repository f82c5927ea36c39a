import { area, text, time } from '../../resource/field';
import { view } from '../../resource/resource';

/** The dictionaries themselves, named in the reader's language. */
export const dictionary = view(
  'sysDicCode',
  {
    code: text({ max: 64, search: true, sort: true }),
    name: text({ max: 64, search: true, sort: true }),
    nameEn: text({ max: 64, search: true }),
    remark: area({ max: 500, optional: true }),
    createTime: time({}),
    updateTime: time({}),
  },
  {
    module: 'system',
    lookup: {
      key: 'code',
      searched: ['code', 'name', 'nameEn'],
      label: 'name',
      description: 'code',
    },
  },
);
