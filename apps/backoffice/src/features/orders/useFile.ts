import { useState } from 'react';
import { files, toApiError } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { messages } from '../../shell';

/**
 * Fetches stored files. `fetchFile` resolves to `null` when it failed, which the person has then
 * been told.
 */
export function useFile() {
  const http = useHttp();
  const [pending, setPending] = useState(false);

  async function fetchFile(path: string): Promise<File | null> {
    setPending(true);
    try {
      return await http.send(files.download, { path });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      return null;
    } finally {
      setPending(false);
    }
  }
  return { fetchFile, pending };
}
