import type { UploadOptions } from '../internal/upload/createUploads';
import type { ResolveUrl } from '../internal/upload/useAddress';

/** Id of 未分组, the folder of the pictures without one. It cannot be changed or deleted. */
export const UNGROUPED_FOLDER = '0';

/** A folder of a library, with the folders in it. */
export interface MaterialFolder {
  id: string;
  /** Id of the folder above; `null` at the top. */
  pId: string | null;
  folderName: string;
  /** Position among the folders beside it, 0 to 1000. */
  orderNum: number;
  /** The folders in it. @default none */
  children?: readonly MaterialFolder[] | undefined;
  /** Version of the folder, for a server that refuses changes of an older one. */
  version?: number | undefined;
}

/** A picture of a library. */
export interface MaterialFile {
  /** Unique in all libraries that are shown together. */
  id: string;
  originalName: string;
  /** Stored path. */
  filePath: string;
}

/** The editable fields of a folder. */
export type MaterialFolderDraft = Pick<MaterialFolder, 'pId' | 'folderName' | 'orderNum'>;

export interface MaterialUploadOptions extends UploadOptions {
  /** The folder that was shown when the picture was added. */
  folderId: string;
}

/**
 * The server of one library. An action without its function is not offered; with the first two
 * alone a library is read only. Each rejects with an error whose message the reader sees.
 */
export interface MaterialSource {
  /** Returns the top folders with those in them. 未分组 is added where it is missing. */
  getFolders(options: { signal: AbortSignal }): Promise<readonly MaterialFolder[]>;
  /** Returns all pictures of a folder, in the order to show. */
  getFiles(folderId: string, options: { signal: AbortSignal }): Promise<readonly MaterialFile[]>;
  /** Returns the address of a stored path. @default the path itself */
  resolveUrl?: ResolveUrl | undefined;
  /** Returns the address of the small picture of a stored path. @default `resolveUrl` */
  resolveThumbnail?: ResolveUrl | undefined;
  /** Stores a picture in a folder. */
  upload?: ((file: File, options: MaterialUploadOptions) => Promise<MaterialFile>) | undefined;
  moveFiles?: ((ids: readonly string[], folderId: string) => Promise<void>) | undefined;
  deleteFiles?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /** Creates a folder, or changes `stored`. */
  saveFolder?:
    | ((draft: MaterialFolderDraft, stored: MaterialFolder | null) => Promise<void>)
    | undefined;
  deleteFolder?: ((folder: MaterialFolder) => Promise<void>) | undefined;
}

/** One library of those that are shown together. */
export interface MaterialLibrary {
  key: string;
  /** Name of its tab. */
  label: string;
  source: MaterialSource;
}
