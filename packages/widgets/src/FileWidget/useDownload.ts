import { useEffect, useRef } from 'react';
import { downloadName } from '../internal/upload/model/displayName';
import { addressOf } from '../internal/upload/useAddress';
import type { FileWidgetOptions, StoredFileRef } from './fileWidgetProps';

/**
 * Returns a function that downloads a file by the given function, or else opens its address, which
 * is resolved for this download alone.
 */
export function useDownload({
  download,
  resolveUrl,
}: Pick<FileWidgetOptions, 'download' | 'resolveUrl'>): (file: StoredFileRef) => Promise<void> {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // An effect that runs again, as in StrictMode, needs a controller that is not aborted.
    const current = (controller.current = new AbortController());
    return () => current.abort();
  }, []);

  return async (file) => {
    const { signal } = controller.current;
    if (download) return download(file, { signal });
    const options = { signal, refused: false, download: true };
    const address = await addressOf(file.url, resolveUrl, options);
    if (!signal.aborted) openAddress(address, downloadName(file.name));
  };
}

/** Follows an address as a link does, in another tab where the server sends no attachment. */
function openAddress(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
