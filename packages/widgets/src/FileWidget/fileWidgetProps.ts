import type { Ref } from 'react';
import type { FieldOptions } from '@mingjian/ui';
import type { UploadFile } from '../internal/upload/createUploads';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import type { ResolveUrl } from '../internal/upload/useAddress';
import type { FileEntry } from './model/fileEntries';

/** A file that is previewed, downloaded or converted. */
export interface StoredFileRef {
  name: string;
  /** Stored path. */
  url: string;
}

/**
 * Converts an office file for its preview and resolves to a PDF, an image or plain text, by the
 * type of the blob. A `FileRefusal` (`@mingjian/widgets/fileContent`) is shown as it is, without a
 * retry. Its contents are personal: convert them on a server of your own.
 */
export type ConvertFile = (file: StoredFileRef, options: { signal: AbortSignal }) => Promise<Blob>;

/** The functions and addresses that files are shown with. */
export interface FileSources {
  /** Returns the address of a stored path. @default the path itself */
  resolveUrl?: ResolveUrl | undefined;
  /** Converts office files for their preview. Without it they are only downloaded. */
  convert?: ConvertFile | undefined;
  /**
   * Address of the folder with the assets of `pdfjs-dist`: `cmaps`, `standard_fonts`, `wasm` and
   * `legacy/build/pdf.worker.min.mjs`. Without it a PDF is read in the page itself, and characters
   * of fonts that it does not contain, as Chinese ones often are, are reported as missing.
   */
  pdfAssets?: string | undefined;
}

/** Actions of the widget for its owner. */
export interface FileWidgetActions {
  /** Returns the files that are not part of the value yet. */
  getItems(): readonly UploadItem[];
  /**
   * Returns why a form must not be saved yet, in the reader's language: a file is on its way, or
   * has failed. `undefined` when all is finished.
   */
  getProblem(): string | undefined;
}

interface FileValueProps<Value, Changed> {
  /** The files. Without it the widget is uncontrolled. */
  value?: Value | null | undefined;
  /** The initial files of an uncontrolled widget. @default none */
  defaultValue?: Value | null | undefined;
  /** Called with the finished files after each change. */
  onValueChange?: ((value: Changed) => void) | undefined;
}

/** A value of JSON text, `[{"name":"…","url":"…"}]`. */
export interface FileJsonProps extends FileValueProps<string, string> {
  /** Type of the value. Keys of entries that the widget does not know are kept. @default 'json' */
  valueFormat?: 'json' | undefined;
}

/** A value of entries. */
export interface FileArrayProps extends FileValueProps<readonly FileEntry[], FileEntry[]> {
  valueFormat: 'array';
}

export interface FileWidgetOptions extends FieldOptions, FileSources {
  /** Sends a file and resolves to its stored path. */
  upload: UploadFile;
  /** Maximum number of files. @default 4 */
  max?: number | undefined;
  /**
   * Accepted extensions.
   * @default xlsx, pdf, doc, docx, xls, rar, zip, png, jpg, jpeg, jepg, mp3, wav
   */
  extensions?: readonly string[] | undefined;
  /** Recommended maximum of a file in MB. Larger ones are marked and accepted. @default 10 */
  adviceSize?: number | undefined;
  /** Size in MB above which a file is refused. @default no limit */
  maxSize?: number | undefined;
  /** Number of files that are sent at once. @default 3 */
  concurrency?: number | undefined;
  /** Downloads a file. @default opens its address */
  download?: ((file: StoredFileRef, options: { signal: AbortSignal }) => Promise<void>) | undefined;
  /** Called with the files that are not part of the value yet, after every change of them. */
  onItemsChange?: ((items: readonly UploadItem[]) => void) | undefined;
  /** Ref of the widget's actions, by which a form asks whether it may be saved. */
  actionsRef?: Ref<FileWidgetActions> | undefined;
  /** Name in a form, which receives the value as JSON text. */
  name?: string | undefined;
  id?: string | undefined;
  /** Class of the root. */
  className?: string | undefined;
  /** Called when focus leaves the widget. */
  onBlur?: (() => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Whether files can be seen but not changed. @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ref of the button that selects files, of a read-only widget its list. */
  ref?: Ref<HTMLElement> | undefined;
}

export type FileWidgetProps = FileWidgetOptions & (FileJsonProps | FileArrayProps);
