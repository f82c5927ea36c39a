import { useMemo, useState } from 'react';
import { useControllable } from '@mingjian/ui';
import type { FileWidgetProps } from './fileWidgetProps';
import { createFileReader, writeFiles, type StoredFile } from './model/fileEntries';

export interface FileValueState {
  files: readonly StoredFile[];
  /** Whether the value is none of a list: it is kept, and nothing can be added. */
  isUnreadable: boolean;
  /** The value as a form submits it. */
  formText: string;
  setFiles(files: readonly StoredFile[]): void;
  /** Restores the initial value. */
  reset(): void;
}

const NO_FILES: readonly StoredFile[] = [];

/** Reads and writes the value of the widget in its format. */
export function useFileValue(props: FileWidgetProps): FileValueState {
  const [value, setValue, reset] = useControllable<unknown>({
    value: props.value,
    initial: props.defaultValue ?? null,
    onChange: props.onValueChange as ((value: unknown) => void) | undefined,
  });
  const [readFiles] = useState(createFileReader);
  const files = useMemo(() => readFiles(value), [readFiles, value]);
  const isArray = props.valueFormat === 'array';

  return {
    files: files ?? NO_FILES,
    isUnreadable: files === null,
    formText: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
    setFiles: (next) => setValue(isArray ? writeFiles(next, 'array') : writeFiles(next, 'json')),
    reset,
  };
}
