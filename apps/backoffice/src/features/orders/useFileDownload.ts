import { useState } from 'react';
import { files, toApiError } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { messages } from '../../shell';

/** Downloads stored files. `download` shows a message and resolves to `null` when it fails. */
export function useFileDownload() {
  const http = useHttp();
  const [isLoading, setLoading] = useState(false);

  async function download(path: string): Promise<File | null> {
    setLoading(true);
    try {
      return await http.send(files.download, { path });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      return null;
    } finally {
      setLoading(false);
    }
  }
  return { download, isLoading };
}
