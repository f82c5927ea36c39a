import { useCallback } from 'react';
import { files, type UploadKind } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { UploadFile } from '@mingjian/widgets/ImageUpload';
import { toFileRefusal } from './toFileRefusal';
import { PARTS_ABOVE, uploadInParts } from '../../base/files/uploadInParts';

/**
 * Returns the upload of a kind of files, for the widgets. It resolves to the address of the stored
 * file; a failure has the message of the server, or of the network. Large files go on after a lost
 * connection.
 */
export function useUploadFile(kind: UploadKind): UploadFile {
  const http = useHttp();
  return useCallback(
    async (file, options) => {
      const sent =
        file.size > PARTS_ABOVE
          ? uploadInParts(http, file, { kind, ...options })
          : http.send(files.upload, { kind, file }, options);
      const { path } = await sent.catch(toFileRefusal);
      return { path };
    },
    [http, kind],
  );
}
