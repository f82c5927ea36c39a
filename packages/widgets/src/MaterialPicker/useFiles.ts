import { useLatestResponse } from '@mingjian/ui';
import type { MaterialFile, MaterialSource } from './materialSource';

export interface FilesState {
  /** The pictures of the shown folder; `undefined` before they are loaded. */
  files: readonly MaterialFile[] | undefined;
  /** Why they could not be loaded, or loaded again. */
  error: Error | null;
  refresh(): void;
  /** Puts a picture first, as far as its folder is shown. */
  add(file: MaterialFile, folderId: string): void;
  /** Removes pictures of the shown folder. */
  remove(ids: readonly string[]): void;
}

/** The pictures of a folder. Another folder aborts the request of the one before. */
export function useFiles(source: MaterialSource, folderId: string): FilesState {
  const { data, error, isFetching, retry, update } = useLatestResponse(
    folderId,
    async (options) => ({ folderId, files: await source.getFiles(folderId, options) }),
  );
  const files = data?.folderId === folderId ? data.files : undefined;

  return {
    files,
    error: isFetching ? null : error,
    refresh: retry,
    add: (file, into) =>
      update((last) =>
        last.folderId === into && !last.files.some(({ id }) => id === file.id)
          ? { folderId: into, files: [file, ...last.files] }
          : last,
      ),
    remove: (ids) => {
      const removed = new Set(ids);
      update((last) => ({
        folderId: last.folderId,
        files: last.files.filter(({ id }) => !removed.has(id)),
      }));
      // A response that is on its way may still have them.
      if (isFetching) retry();
    },
  };
}
