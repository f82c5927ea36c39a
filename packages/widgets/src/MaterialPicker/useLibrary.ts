import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { FileLimits } from '../internal/upload/model/fileChecks';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFile, MaterialSource } from './materialSource';
import { filesNamed } from './model/filesNamed';
import type { SelectedPictures } from './model/pictureSelection';
import { useFiles, type FilesState } from './useFiles';
import { useFolders, type FoldersState } from './useFolders';
import { useLibraryActions, type LibraryActions } from './useLibraryActions';
import { useMaterialUploads, type MaterialUploadsState } from './useMaterialUploads';
import { useSelection, type SelectionState } from './useSelection';

/** A message below the pictures, until the next one. */
export interface LibraryStatus {
  text: string;
  tone: 'muted' | 'success' | 'danger';
}

export interface LibraryOptions {
  source: MaterialSource;
  selected: SelectedPictures;
  setSelected(selected: SelectedPictures): void;
  max: number;
  /** Whether pictures stay selected in other folders, and stored ones become selected. */
  keepSelection: boolean;
  limits: FileLimits;
  concurrency: number;
  onItemsChange(items: readonly UploadItem[]): void;
}

export interface LibraryState extends LibraryActions {
  source: MaterialSource;
  folders: FoldersState;
  files: FilesState;
  /** The pictures of the shown folder whose names match the query. */
  shown: readonly MaterialFile[];
  query: string;
  setQuery(query: string): void;
  selection: SelectionState;
  limits: FileLimits;
  uploads: MaterialUploadsState;
  status: LibraryStatus | null;
  report(text: string, tone: LibraryStatus['tone']): void;
  showFolder(id: string): void;
  /** Uploads pictures to the shown folder. */
  upload(files: readonly File[]): void;
}

const NO_FILES: readonly MaterialFile[] = [];

/** State of one library: its folders, the pictures of one of them, and what is done with these. */
export function useLibrary(options: LibraryOptions): LibraryState {
  const { source, selected, setSelected, max, keepSelection, limits } = options;
  const t = useTexts(materialPickerTexts);
  const [status, setStatus] = useState<LibraryStatus | null>(null);
  const [query, setQuery] = useState('');
  const folders = useFolders(source);
  const files = useFiles(source, folders.folderId);
  const shown = useMemo(() => filesNamed(files.files ?? NO_FILES, query), [files.files, query]);
  const report = (text: string, tone: LibraryStatus['tone']) => setStatus({ text, tone });
  const selection = useSelection({
    files: shown,
    selected,
    setSelected,
    max,
    onFull: () => report(t.tooMany(max), 'danger'),
  });
  const uploads = useMaterialUploads({
    source,
    limits,
    concurrency: options.concurrency,
    onUploaded: (file, folderId) => {
      files.add(file, folderId);
      if (keepSelection) selection.add([file]);
    },
    onAllDone: () => {
      // Pictures that were stored while another response was on its way.
      files.refresh();
      report(t.uploaded, 'success');
    },
    onItemsChange: options.onItemsChange,
  });

  return {
    ...useLibraryActions({ source, folders, files, selection, report }),
    source,
    folders,
    files,
    shown,
    query,
    setQuery,
    selection,
    limits,
    uploads,
    status,
    report,
    showFolder: (id) => {
      if (id === folders.folderId) return;
      setStatus(null);
      setQuery('');
      if (!keepSelection) selection.clear();
      folders.show(id);
    },
    upload: (added) => {
      setStatus(null);
      uploads.add(added, folders.folderId);
    },
  };
}
