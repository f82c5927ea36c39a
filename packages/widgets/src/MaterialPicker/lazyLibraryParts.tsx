import { lazyPart } from '../internal/lazyPart/lazyPart';

/** The dialogs of a library, loaded when somebody approaches it. */
export const LazyLibraryDialogs = lazyPart(
  async () => (await import('./LibraryDialogs')).LibraryDialogs,
  { waiting: () => null },
);

/** The pictures on their way, in the same file as the dialogs. */
export const LazyUploadList = lazyPart(async () => (await import('./LibraryDialogs')).UploadList, {
  waiting: () => null,
});
