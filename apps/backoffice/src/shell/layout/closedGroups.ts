import { storedNames } from '../../base/storedNames';

/** Keys of the menu's groups that were closed on this computer. */
export const closedGroups = storedNames('mj.closedGroups');
