import { files, type Http } from '@mingjian/api';
import type { ConvertFile } from '@mingjian/widgets/FileWidget';
import { toFileRefusal } from './toFileRefusal';

/** Returns `convert` of a `FileWidget`: office files become PDFs on the server. */
export function convertFile(http: Http): ConvertFile {
  return async ({ url }, { signal }) => {
    const address = await http
      .send(files.convertDocument, { docPath: url }, { signal })
      .catch(toFileRefusal);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`A converted file responded ${response.status}`);
    return response.blob();
  };
}
