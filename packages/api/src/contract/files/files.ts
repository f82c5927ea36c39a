import { array, object, string } from 'yup';
import { word } from '../../schema';
import { PICTURE_SIZES, type PictureSize } from '../../rules/uploadRules';
import { uploadDraft, type Uploaded } from '../../entities/files/material';
import { change, get, read } from '../call';

/** Files in and out. */
export const files = {
  upload: change('/system/upload', {
    callers: 'both',
    sends: 'multipart',
    selfManaged: 'An upload runs long, and a transaction would hold its connection meanwhile.',
  })
    .takes(uploadDraft)
    .gives<Uploaded>(),
  /**
   * Opens an uploaded file by an address, which the server signs for one reader and which expires.
   * Addresses are in the place of paths in every response. Without `size` it is the file itself.
   */
  showFile: get('/system/openFile/{name}', { open: true, responseType: 'file' })
    .takes(
      object({
        name: word(64).required(),
        ticket: word(200).required(),
        size: string<PictureSize>().oneOf(PICTURE_SIZES),
      }),
    )
    .gives<File>(),
  /** Returns addresses in the place of expired ones, in their order. */
  getAddresses: read('/system/getFileAddresses', { callers: 'both' })
    .takes(object({ paths: array().of(word(500).required()).min(1).max(100).required() }))
    .gives<string[]>(),
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
