import { count, flag, list, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/**
 * Entries of the menu, as administrators maintain them. `move` gives an entry another place; a new
 * one comes last among its siblings, and no role sees it yet.
 */
export const menuEntry = resource(
  'sysMenus',
  {
    /** Names the entry for good: roles refer to it. */
    code: text({ max: 64, write: 'create' }),
    /** Code of the entry above it; `null` for an outermost one. */
    parentCode: reference('sysMenus', { optional: true, write: 'create' }),
    name: text({ max: 64, write: true }),
    nameEn: text({ max: 64, write: true }),
    /** Path without its leading slash, below the path of the entry above it. */
    pageurl: text({ max: 200, write: true }),
    /** Name of a lucide icon. */
    icon: text({ max: 64, optional: true, write: true }),
    /** `#rrggbb`. */
    iconColor: text({ max: 16, optional: true, write: true }),
    /** 0 keeps the entry out of the menu; its page stays reachable. */
    showFlag: flag({ write: true, default: 1 }),
    /** 1 for a page that is built anew at each visit. */
    noCache: flag({ write: true, default: 0 }),
    /** Module name, such as `MALL`. */
    remark: text({ max: 64, optional: true, write: true }),
    /** Place among its siblings, ascending. */
    sort: count({ max: 1_000_000 }),
    /** Codes of the roles that see it. */
    roles: list({}),
  },
  { module: 'system' },
);

/** An entry of the menu, as administrators maintain it. */
export type MenuEntryRow = RowOf<typeof menuEntry>;
/** The writable fields of an entry. */
export type MenuEntryDraft = DraftIn<typeof menuEntry>;
