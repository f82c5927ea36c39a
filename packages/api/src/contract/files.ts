import { object } from 'yup';
import { word } from '../entities/fields';
import { uploadDraft, type Uploaded } from '../entities/material';
import { get, post } from './call';

/** Files in and out. */
export const files = {
  upload: post('/system/upload', { sends: 'multipart' }).takes(uploadDraft).gives<Uploaded>(),
  /** Gives a stored file by the path that its upload answered. */
  download: post('/downLoad', { answers: 'file' })
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
