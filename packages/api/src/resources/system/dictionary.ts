import { area, flag, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Dictionaries: named lists of values. Those that the product comes with cannot be deleted. */
export const dictionary = resource(
  'sysDicCode',
  {
    /** Set once: a small letter, then small letters, digits and underscores. */
    code: text({ max: 64, search: true, sort: true, write: 'create' }),
    name: text({ max: 64, search: true, sort: true, write: true }),
    nameEn: text({ max: 64, search: true, sort: true, write: true }),
    /** Whether its values are offered. Rows that hold one keep its label. */
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
    /** Whether it came with the product. */
    isStandard: flag({}),
    remark: area({ max: 500, optional: true, write: true }),
  },
  {
    module: 'system',
    lookup: {
      key: 'code',
      searched: ['code', 'name', 'nameEn'],
      label: 'name',
      labelEn: 'nameEn',
      description: 'code',
    },
  },
);

/** A dictionary. */
export type Dictionary = RowOf<typeof dictionary>;
/** The writable fields of a dictionary. */
export type DictionaryDraft = DraftIn<typeof dictionary>;
