import { NUMBER_RANGE } from '../../rules/valueRules';
import { count, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** The id of 未分组, which holds the materials of no folder. It cannot be changed or deleted. */
export const UNGROUPED = '0';

/** Folders of a material library: the provider's own, or that of the caller's company. */
export const materialFolder = resource('sysOssFolder', {
  /** `null` for a folder at the top. */
  pId: reference('sysOssFolder', { optional: true, search: true, write: true }),
  folderName: text({ max: 64, search: true, sort: true, write: true }),
  orderNum: count({
    max: NUMBER_RANGE[1],
    search: true,
    sort: true,
    write: true,
    default: 1,
  }),
});

/** A folder of a material library. */
export type MaterialFolder = RowOf<typeof materialFolder>;
/** The writable fields of a folder. */
export type MaterialFolderDraft = DraftIn<typeof materialFolder>;
