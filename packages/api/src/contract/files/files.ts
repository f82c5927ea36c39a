import { object } from 'yup';
import { word } from '../../schema';
import { uploadDraft, type Uploaded } from '../../entities/material';
import { change, get, read } from '../call';

/** Files in and out. */
export const files = {
  upload: change('/system/upload', {
    sends: 'multipart',
    selfManaged: 'An upload runs long, and a transaction would hold its connection meanwhile.',
  })
    .takes(uploadDraft)
    .gives<Uploaded>(),
  /** Gives a stored file by the path that its upload returned. */
  download: read('/downLoad', { responseType: 'file' })
    .takes(object({ path: word(500).required(), name: word(200) }))
    .gives<File>(),
  /**
   * Returns the path of a document's PDF, for a preview. The call's path is not specified; it is
   * placed beside the upload.
   */
  convertDocument: get('/system/convertDoc')
    .takes(object({ docPath: word(500).required() }))
    .gives<string>(),
};
