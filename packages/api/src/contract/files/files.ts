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
  /** Gives a stored file by the path that its upload answered. */
  download: read('/downLoad', { answers: 'file' })
    .takes(object({ path: word(500).required(), name: word(200) }))
    .gives<File>(),
  /**
   * Gives the path of a document as PDF, for a preview. Its path is not specified: it stands beside
   * the upload.
   */
  convertDocument: get('/system/convertDoc')
    .takes(object({ docPath: word(500).required() }))
    .gives<string>(),
};
