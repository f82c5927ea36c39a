import { code, count, flag, json, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Advanced filters that were saved under a name, for their owner or for the owner's company. */
export const savedFilter = view('hFilterInfo', {
  /** Who saved it. */
  userId: reference('sysUsers', { nameField: 'owner' }),
  /** The page code. */
  typeCode: text({ max: 64, search: true, sort: true }),
  name: text({ max: 64, search: true, sort: true }),
  /** JSON text list of conditions, as it was saved: see `decodeFilterParam`. */
  filterParam: json({}),
  filterType: code(['and', 'or'], { search: true }),
  /** `team`: everybody in the owner's company may use it. Staff count as one company. */
  scope: code(['personal', 'team'], { search: true, sort: true }),
  /** Position among the filters of the same page and owner or team, from 1. */
  orderNum: count({ min: 1, max: 1_000, search: true, sort: true }),
  /** Name of who saved it. */
  owner: text({ max: 64 }),
  /** Whether the caller may change it. */
  canEdit: flag({}),
  createTime: time({ search: true, sort: true }),
  updateTime: time({ search: true, sort: true }),
});

/** An advanced filter that a person saved under a name. */
export type SavedFilter = RowOf<typeof savedFilter>;
/** Who may use a saved filter: its owner, or everybody in the owner's company. */
export type SavedFilterScope = SavedFilter['scope'];
