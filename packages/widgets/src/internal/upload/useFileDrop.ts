import { useState, type ClipboardEvent, type DragEvent } from 'react';

export interface FileDropState {
  /** Whether files are being dragged above the element. */
  isOver: boolean;
  /** Handlers of the element that takes dropped and pasted files. */
  dropProps: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes files that are dropped on an element, or pasted while focus is in it. A `disabled` element
 * refuses them: the browser would open a file in place of the page.
 */
export function useFileDrop(
  onFiles: (files: readonly File[]) => void,
  disabled: boolean,
): FileDropState {
  const [isOver, setOver] = useState(false);

  return {
    isOver: isOver && !disabled,
    dropProps: {
      onDragOver(event) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles(droppedFiles(event.dataTransfer));
      },
      onPaste(event) {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || disabled) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}

/** Returns the dropped files without folders, which have no content to send. */
function droppedFiles({ files, items }: DataTransfer): File[] {
  const entries = [...(items ?? [])].filter(({ kind }) => kind === 'file');
  return [...files].filter((_, index) => !entries[index]?.webkitGetAsEntry?.()?.isDirectory);
}
