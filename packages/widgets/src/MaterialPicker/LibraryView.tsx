import { useState } from 'react';
import { DataState, SkeletonBlock, useTexts, type ButtonTone, type LoadState } from '@mingjian/ui';
import { RefusedAlert } from '../internal/upload/RefusedAlert';
import { useFileDrop } from '../internal/upload/useFileDrop';
import { FolderPane } from './FolderPane';
import { LazyLibraryDialogs, LazyUploadList } from './lazyLibraryParts';
import type { OpenDialog } from './LibraryDialogs';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import { PictureGrid } from './PictureGrid';
import { PictureToolbar } from './PictureToolbar';
import { useFolderDrop } from './useFolderDrop';
import { useLibrary, type LibraryOptions, type LibraryState } from './useLibrary';

export interface LibraryViewProps extends LibraryOptions {
  uploadTone: ButtonTone;
}

/** One library: the folders beside the pictures of the shown one. */
export function LibraryView({ uploadTone, ...options }: LibraryViewProps) {
  const t = useTexts(materialPickerTexts);
  const state = useLibrary(options);
  const { folders, source, uploads, selection } = state;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { isOver, dropProps } = useFileDrop(state.upload, source.upload === undefined);
  const drop = useFolderDrop(folders.folderId, (files, folderId) => {
    const reportFailure = (error: unknown) =>
      state.report((error instanceof Error && error.message) || t.failed, 'danger');
    state.movePictures(files, folderId).catch(reportFailure);
  });

  return (
    <S.Library onPointerEnter={LazyLibraryDialogs.preload} onFocus={LazyLibraryDialogs.preload}>
      <FolderPane
        state={{ ...folders, show: state.showFolder }}
        source={source}
        onAction={(kind) => setDialog({ kind: `${kind}Folder` })}
        dropProps={drop.dropProps}
      />
      <S.Pictures {...dropProps} data-over={isOver || undefined}>
        <PictureToolbar
          state={state}
          uploadTone={uploadTone}
          onAction={(kind) =>
            setDialog(
              kind === 'view'
                ? { kind, files: selection.shown, index: 0 }
                : { kind, files: selection.shown },
            )
          }
        />
        <RefusedAlert
          refused={uploads.refused}
          limits={state.limits}
          countText=""
          onDismiss={uploads.dismissRefused}
        />
        {uploads.items.length > 0 && <LazyUploadList uploads={uploads} />}
        <PictureArea state={state} drop={drop} onOpen={setDialog} />
        <LibraryFooter state={state} keepSelection={options.keepSelection} />
      </S.Pictures>
      {dialog && (
        <LazyLibraryDialogs
          dialog={dialog}
          state={state}
          onOpen={setDialog}
          onClose={() => setDialog(null)}
        />
      )}
    </S.Library>
  );
}

interface PictureAreaProps {
  state: LibraryState;
  drop: ReturnType<typeof useFolderDrop>;
  onOpen: (dialog: OpenDialog) => void;
}

function PictureArea({ state, drop, onOpen }: PictureAreaProps) {
  const t = useTexts(materialPickerTexts);
  const { folders, shown, selection, source } = state;
  const label = t.pictures(folders.folder?.folderName ?? '');
  const canMove = source.moveFiles !== undefined && (folders.folders?.length ?? 0) > 1;
  const deletes = () =>
    selection.shown.length > 0
      ? onOpen({ kind: 'delete', files: selection.shown })
      : state.report(t.noFiles, 'danger');

  return (
    <S.Area>
      <DataState label={label} state={useLoadState(state)} skeleton={<LoadingPictures />}>
        {() => (
          <PictureGrid
            key={folders.folderId}
            label={label}
            files={shown}
            selection={selection}
            source={source}
            onView={(index) => onOpen({ kind: 'view', files: shown, index })}
            onDelete={source.deleteFiles && deletes}
            onDrag={canMove ? drop.start : undefined}
            onDragEnd={drop.end}
          />
        )}
      </DataState>
    </S.Area>
  );
}

function useLoadState({ files, shown, source, setQuery }: LibraryState): LoadState {
  const t = useTexts(materialPickerTexts);
  const { error, refresh } = files;
  const failure = { title: t.picturesFailed, description: error?.message, onRetry: refresh };
  if (!files.files) return error ? { kind: 'error', ...failure } : { kind: 'loading' };
  if (files.files.length === 0)
    return {
      kind: 'empty',
      title: t.empty,
      description: source.upload ? t.emptyNext : undefined,
    };
  if (shown.length === 0) return { kind: 'noMatch', title: t.noMatch, onClear: () => setQuery('') };
  return error ? { kind: 'stale', ...failure } : { kind: 'ready' };
}

/** Height of a picture with its name, in pixels. */
const BLOCK_HEIGHT = 156;

function LoadingPictures() {
  return (
    <S.Blocks>
      {Array.from({ length: 12 }, (_, index) => (
        <SkeletonBlock key={index} height={BLOCK_HEIGHT} />
      ))}
    </S.Blocks>
  );
}

interface LibraryFooterProps {
  state: LibraryState;
  /** Whether the selection has pictures of other folders: then its owner counts them. */
  keepSelection: boolean;
}

function LibraryFooter({ state, keepSelection }: LibraryFooterProps) {
  const t = useTexts(materialPickerTexts);
  const { shown, selection, status } = state;
  return (
    <S.Footer>
      <span role="status">
        {shown.length > 0 && <span>{t.count(shown.length)}</span>}
        {!keepSelection && selection.shown.length > 0 && (
          <span>{` · ${t.selected(selection.shown.length)}`}</span>
        )}
      </span>
      <S.Status role={status?.tone === 'danger' ? 'alert' : 'status'} data-tone={status?.tone}>
        {status?.text}
      </S.Status>
    </S.Footer>
  );
}
