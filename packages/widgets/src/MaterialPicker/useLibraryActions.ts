import { useTexts } from '@mingjian/ui';
import { materialPickerTexts } from './MaterialPicker.texts';
import type {
  MaterialFile,
  MaterialFolder,
  MaterialFolderDraft,
  MaterialSource,
} from './materialSource';
import type { FilesState } from './useFiles';
import type { FoldersState } from './useFolders';
import type { SelectionState } from './useSelection';

/** Changes of a library. Each reports its success, and rejects on failure. */
export interface LibraryActions {
  /** Moves pictures of the shown folder to another. */
  movePictures(files: readonly MaterialFile[], folderId: string): Promise<void>;
  deletePictures(files: readonly MaterialFile[]): Promise<void>;
  saveFolder(draft: MaterialFolderDraft, stored: MaterialFolder | null): Promise<void>;
  deleteFolder(folder: MaterialFolder): Promise<void>;
}

export interface LibraryActionsOptions {
  source: MaterialSource;
  folders: FoldersState;
  files: FilesState;
  selection: SelectionState;
  report(text: string, tone: 'success'): void;
}

/** Sends a change, and reads again after a failure: somebody else may have changed the same. */
async function refreshing(refresh: () => void, send: () => Promise<void>) {
  try {
    await send();
  } catch (error) {
    refresh();
    throw error;
  }
}

const idsOf = (files: readonly MaterialFile[]) => files.map(({ id }) => id);

/** Returns the changes of a library. */
export function useLibraryActions(options: LibraryActionsOptions): LibraryActions {
  const { source, folders, files, selection, report } = options;
  const t = useTexts(materialPickerTexts);
  /** Changes pictures, which then have left the shown folder and are no longer selected. */
  const change = async (ids: readonly string[], send: () => Promise<void>) => {
    await refreshing(files.refresh, send);
    files.remove(ids);
    selection.remove(ids);
  };

  return {
    movePictures: async (moved, folderId) => {
      const ids = idsOf(moved);
      await change(ids, async () => source.moveFiles!(ids, folderId));
      report(t.moved, 'success');
    },
    deletePictures: async (deleted) => {
      const ids = idsOf(deleted);
      await change(ids, async () => source.deleteFiles!(ids));
      report(t.deleted, 'success');
    },
    saveFolder: async (draft, stored) => {
      await refreshing(folders.refresh, async () => source.saveFolder!(draft, stored));
      folders.refresh();
      report(stored ? t.changed : t.added, 'success');
    },
    deleteFolder: async (folder) => {
      await refreshing(folders.refresh, async () => source.deleteFolder!(folder));
      folders.show(folder.pId ?? '');
      folders.refresh();
      report(t.deleted, 'success');
    },
  };
}
