import { useCallback, useState } from 'react';
import { toApiError, type Call } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { saveFile } from '../saveFile';
import { messages } from '../../shell';

/** A file that the server makes; a message says why it did not. */
export function useDownload<Input>(call: Call<Input, File>) {
  const http = useHttp();
  const [isLoading, setLoading] = useState(false);

  const download = useCallback(
    async (input: Input) => {
      setLoading(true);
      try {
        saveFile(await http.send(call, input));
      } catch (error) {
        messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      } finally {
        setLoading(false);
      }
    },
    [http, call],
  );
  return { download, isLoading };
}
