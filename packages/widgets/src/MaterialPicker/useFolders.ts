import { useMemo, useState } from 'react';
import { useLatestResponse, useTexts } from '@mingjian/ui';
import { materialPickerTexts } from './MaterialPicker.texts';
import { UNGROUPED_FOLDER, type MaterialFolder, type MaterialSource } from './materialSource';
import { findFolder, orderedFolders } from './model/folders';

export interface FoldersState {
  /** The folders in their order; `undefined` before they are loaded. */
  folders: readonly MaterialFolder[] | undefined;
  /** Why they could not be loaded. */
  error: Error | null;
  /** The shown folder; `undefined` before they are loaded. */
  folder: MaterialFolder | undefined;
  /** Id of the shown folder. */
  folderId: string;
  show(id: string): void;
  refresh(): void;
}

/** The folders of a library and the shown one, which is 未分组 once it is deleted. */
export function useFolders(source: MaterialSource): FoldersState {
  const t = useTexts(materialPickerTexts);
  const [shownId, setShownId] = useState(UNGROUPED_FOLDER);
  const { data, error, isFetching, retry } = useLatestResponse('folders', async (options) =>
    source.getFolders(options),
  );
  const folders = useMemo(() => data && orderedFolders(data, t.ungrouped), [data, t]);
  const folder = folders && (findFolder(folders, shownId) ?? folders[0]);

  return {
    folders,
    error: isFetching ? null : error,
    folder,
    folderId: folder?.id ?? shownId,
    show: setShownId,
    refresh: retry,
  };
}
