import { useRef, type DragEvent } from 'react';
import type { MaterialFile } from './materialSource';

/** Marks a drag of pictures of a library, as another program's files are marked `Files`. */
const TYPE = 'application/x-material-pictures';

export interface FolderDropState {
  /** Starts the drag of pictures. */
  start(event: DragEvent, files: readonly MaterialFile[]): void;
  end(): void;
  /** Handlers of the tree of folders. */
  dropProps: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/** Moves pictures that are dragged onto a folder other than their own. */
export function useFolderDrop(
  folderId: string,
  onMove: (files: readonly MaterialFile[], folderId: string) => void,
): FolderDropState {
  const dragged = useRef<readonly MaterialFile[]>([]);
  const marked = useRef<HTMLElement | null>(null);
  /** The mark is set without a render: a long tree would render with every row passed. */
  const mark = (row: HTMLElement | null) => {
    if (marked.current === row) return;
    delete marked.current?.dataset['drop'];
    marked.current = row;
    if (row) row.dataset['drop'] = 'into';
  };
  const targetOf = ({ target, dataTransfer }: DragEvent) => {
    const row = (target as Element).closest<HTMLElement>('[role="treeitem"]');
    const isTarget = row?.dataset['key'] !== undefined && row.dataset['key'] !== folderId;
    return dataTransfer.types.includes(TYPE) && isTarget ? row : null;
  };

  return {
    start: (event, files) => {
      dragged.current = files;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(TYPE, '');
    },
    end: () => {
      dragged.current = [];
      mark(null);
    },
    dropProps: {
      onDragOver: (event) => {
        const row = targetOf(event);
        mark(row);
        if (!row) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) mark(null);
      },
      onDrop: (event) => {
        const row = targetOf(event);
        const files = dragged.current;
        mark(null);
        if (!row || files.length === 0) return;
        event.preventDefault();
        dragged.current = [];
        onMove(files, row.dataset['key']!);
      },
    },
  };
}
