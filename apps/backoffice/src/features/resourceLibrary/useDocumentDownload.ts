import { useCallback } from 'react';
import { documents } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { useDownload } from '../../shared/files/useDownload';

/** Downloads a version of a document, and shows that it was counted. */
export function useDocumentDownload() {
  const refresh = useRefresh();
  const { download: send, isLoading } = useDownload(documents.download);
  const download = useCallback(
    async (input: { id: string; number?: number }) => {
      await send(input);
      await refresh(documents.getInfo, documents.getList);
    },
    [send, refresh],
  );
  return { download, isLoading };
}
