import { count, flag, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Values of dictionaries. Code and dictionary are set once. */
export const dictionaryValue = resource(
  'sysDicValue',
  {
    /** Code of the dictionary. */
    dicCode: reference('sysDicCode', {
      search: true,
      sort: true,
      write: 'create',
      nameField: 'dicName',
    }),
    /** Name of the dictionary, in the reader's language. */
    dicName: text({ max: 64 }),
    /** The code that rows store. */
    code: text({ max: 64, search: true, sort: true, write: 'create' }),
    value: text({ max: 128, search: true, sort: true, write: true }),
    valueEn: text({ max: 128, optional: true, search: true, sort: true, write: true }),
    sort: count({ max: 9_999, search: true, sort: true, write: true, default: 0 }),
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
  },
  { module: 'system' },
);

/** A value of a dictionary. */
export type DictionaryValue = RowOf<typeof dictionaryValue>;
/** The writable fields of a value. */
export type DictionaryValueDraft = DraftIn<typeof dictionaryValue>;
