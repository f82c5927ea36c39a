import { useTexts } from '@mingjian/ui';
import { displayName } from '../internal/upload/model/displayName';
import { LazyImagesViewer } from '../internal/upload/LazyImagesViewer';
import { DeleteDialog } from './DeleteDialog';
import { FolderDialog } from './FolderDialog';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFile } from './materialSource';
import { MoveDialog } from './MoveDialog';
import type { LibraryState } from './useLibrary';

export { UploadList } from './UploadList';

/** A dialog of a library, with the pictures it is about. */
export type OpenDialog =
  | { kind: 'addFolder' | 'editFolder' | 'deleteFolder' }
  | { kind: 'move' | 'delete'; files: readonly MaterialFile[] }
  | { kind: 'view'; files: readonly MaterialFile[]; index: number };

export interface LibraryDialogsProps {
  dialog: OpenDialog;
  state: LibraryState;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
}

/** The open dialog of a library. */
export function LibraryDialogs({ dialog, state, onOpen, onClose }: LibraryDialogsProps) {
  const t = useTexts(materialPickerTexts);
  const { folder, folders = [], folderId } = state.folders;
  const onCancel = () => state.report(t.undone, 'muted');
  if (!folder) return null;

  switch (dialog.kind) {
    case 'addFolder':
    case 'editFolder': {
      const stored = dialog.kind === 'editFolder' ? folder : null;
      return (
        <FolderDialog
          stored={stored}
          shown={folder}
          folders={folders}
          onSave={async (draft) => state.saveFolder(draft, stored)}
          onClose={onClose}
        />
      );
    }
    case 'deleteFolder':
      return (
        <DeleteDialog
          description={t.deletedFolder(folder.folderName)}
          onDelete={async () => state.deleteFolder(folder)}
          onCancel={onCancel}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveDialog
          count={dialog.files.length}
          folders={folders}
          from={folderId}
          onMove={async (target) => state.movePictures(dialog.files, target)}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          description={t.deletedPictures(
            displayName(dialog.files[0]?.originalName ?? ''),
            dialog.files.length,
          )}
          onDelete={async () => state.deletePictures(dialog.files)}
          onCancel={onCancel}
          onClose={onClose}
        />
      );
    case 'view':
      return (
        <LazyImagesViewer
          images={dialog.files.map(({ filePath, originalName }) => ({
            url: filePath,
            alt: displayName(originalName),
          }))}
          index={dialog.index}
          onIndexChange={(index) => onOpen({ kind: 'view', files: dialog.files, index })}
          onClose={onClose}
          resolveUrl={state.source.resolveUrl}
        />
      );
  }
}
