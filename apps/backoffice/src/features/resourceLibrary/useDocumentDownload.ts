import { documents } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { useDownload } from '../../shared/files/useDownload';

/** Downloads a version of a document, and shows that it was counted. */
export function useDocumentDownload() {
  const refresh = useRefresh();
  const { download, isLoading } = useDownload(documents.download);
  return {
    isLoading,
    download: async (input: { id: string; number?: number }) => {
      await download(input);
      await refresh(documents.getInfo, documents.getList);
    },
  };
}
