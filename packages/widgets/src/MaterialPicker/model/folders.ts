import { UNGROUPED_FOLDER, type MaterialFolder } from '../materialSource';

/** Returns the folders by their order numbers, 未分组 first, which is added where it is missing. */
export function orderedFolders(
  folders: readonly MaterialFolder[],
  ungroupedName: string,
): readonly MaterialFolder[] {
  const ungrouped = folders.find(({ id }) => id === UNGROUPED_FOLDER) ?? {
    id: UNGROUPED_FOLDER,
    pId: null,
    folderName: ungroupedName,
    orderNum: 0,
  };
  return [ungrouped, ...sorted(folders.filter(({ id }) => id !== UNGROUPED_FOLDER))];
}

const sorted = (folders: readonly MaterialFolder[]): readonly MaterialFolder[] =>
  folders
    .toSorted((one, other) => one.orderNum - other.orderNum)
    .map((folder) => (folder.children ? { ...folder, children: sorted(folder.children) } : folder));

/** Returns the folder of an id, at any depth. */
export function findFolder(
  folders: readonly MaterialFolder[],
  id: string,
): MaterialFolder | undefined {
  for (const folder of folders) {
    const found = folder.id === id ? folder : findFolder(folder.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the ids of all folders. */
export const folderIds = (folders: readonly MaterialFolder[]): readonly string[] =>
  folders.flatMap(({ id, children = [] }) => [id, ...folderIds(children)]);

/**
 * Returns the folders that may be above another: neither 未分组, nor itself or one below it. Without
 * an id, as for a new folder, all but 未分组.
 */
export const possibleParents = (
  folders: readonly MaterialFolder[],
  id?: string,
): readonly MaterialFolder[] =>
  folders
    .filter((folder) => folder.id !== UNGROUPED_FOLDER && folder.id !== id)
    .map((folder) =>
      folder.children ? { ...folder, children: possibleParents(folder.children, id) } : folder,
    );
