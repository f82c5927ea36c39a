import { useState, type DragEvent } from 'react';
import { DataState, IconButton, Tree, useTexts, type LoadState, type TreeItem } from '@mingjian/ui';
import { Folder, FolderPlus, Inbox, Pencil, Trash2 } from 'lucide-react';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import { UNGROUPED_FOLDER, type MaterialFolder, type MaterialSource } from './materialSource';
import { folderIds } from './model/folders';
import type { FoldersState } from './useFolders';

/** A change of folders that opens a dialog. */
export type FolderAction = 'add' | 'edit' | 'delete';

export interface FolderPaneProps {
  state: FoldersState;
  source: MaterialSource;
  onAction: (action: FolderAction) => void;
  /** Handlers of the tree, for pictures that are dropped on a folder. */
  dropProps: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/** Returns the items of a tree of folders. */
export const folderItems = (folders: readonly MaterialFolder[]): readonly TreeItem[] =>
  folders.map(({ id, folderName, children }) => ({
    key: id,
    label: folderName,
    icon: id === UNGROUPED_FOLDER ? Inbox : Folder,
    children: children && folderItems(children),
  }));

/** The folders of a library as a tree, with the buttons that change them. */
export function FolderPane({ state, source, onAction, dropProps }: FolderPaneProps) {
  const t = useTexts(materialPickerTexts);
  const { folders, error, folder, folderId } = state;
  const [collapsed, setCollapsed] = useState<readonly string[]>([]);
  const load: LoadState =
    error && !folders
      ? {
          kind: 'error',
          title: t.foldersFailed,
          description: error.message,
          onRetry: state.refresh,
        }
      : { kind: folders ? 'ready' : 'loading' };
  const ids = folders ? folderIds(folders) : [];

  return (
    <S.Folders>
      <FolderTools source={source} folder={folder} onAction={onAction} />
      <DataState label={t.folders} state={load}>
        {() => (
          <Tree
            {...dropProps}
            label={t.folders}
            items={folderItems(folders ?? [])}
            expandedKeys={ids.filter((id) => !collapsed.includes(id))}
            onExpandedKeysChange={(keys) => setCollapsed(ids.filter((id) => !keys.includes(id)))}
            selectedKeys={[folderId]}
            onSelectedKeysChange={([id]) => void (id !== undefined && state.show(id))}
          />
        )}
      </DataState>
    </S.Folders>
  );
}

interface FolderToolsProps {
  source: MaterialSource;
  folder: MaterialFolder | undefined;
  onAction: (action: FolderAction) => void;
}

function FolderTools({ source, folder, onAction }: FolderToolsProps) {
  const t = useTexts(materialPickerTexts);
  const fixed = folder === undefined || folder.id === UNGROUPED_FOLDER ? t.fixedFolder : undefined;
  return (
    <S.FolderTools>
      <S.PaneTitle>{t.folders}</S.PaneTitle>
      {source.saveFolder && (
        <IconButton
          label={t.addFolder}
          icon={FolderPlus}
          aria-haspopup="dialog"
          disabled={folder === undefined}
          onClick={() => onAction('add')}
        />
      )}
      {source.saveFolder && (
        <IconButton
          label={t.editFolder}
          icon={Pencil}
          aria-haspopup="dialog"
          disabledReason={fixed}
          onClick={() => onAction('edit')}
        />
      )}
      {source.deleteFolder && (
        <IconButton
          label={t.deleteFolder}
          icon={Trash2}
          aria-haspopup="dialog"
          disabledReason={fixed}
          onClick={() => onAction('delete')}
        />
      )}
    </S.FolderTools>
  );
}
