import type { MaterialFolder } from '../materialSource';
import { findFolder, folderIds, orderedFolders, possibleParents } from './folders';

const folder = (
  id: string,
  orderNum: number,
  children: readonly MaterialFolder[] = [],
): MaterialFolder => ({ id, pId: null, folderName: id, orderNum, children });

const folders = [folder('b', 2, [folder('d', 5), folder('c', 1)]), folder('a', 1)];
const ordered = orderedFolders(folders, '未分组');

describe('folders of a library', () => {
  it('are in the order of their numbers at each level, below 未分组', () => {
    expect(folderIds(ordered)).toEqual(['0', 'a', 'b', 'c', 'd']);
    expect(ordered[0]).toMatchObject({ folderName: '未分组' });
  });

  it('have the 未分组 of the server where it returns one', () => {
    const named = orderedFolders([folder('a', 0), { ...folder('0', 9), folderName: 'None' }], '');

    expect(named.map(({ folderName }) => folderName)).toEqual(['None', 'a']);
  });

  it('are found at any depth', () => {
    expect(findFolder(ordered, 'c')?.id).toBe('c');
    expect(findFolder(ordered, 'x')).toBeUndefined();
  });

  it('may be above another, but neither 未分组 nor one within it', () => {
    expect(folderIds(possibleParents(ordered, 'b'))).toEqual(['a']);
    expect(folderIds(possibleParents(ordered, 'c'))).toEqual(['a', 'b', 'd']);
    expect(folderIds(possibleParents(ordered))).toEqual(['a', 'b', 'c', 'd']);
  });
});
