import type { Uploaded } from '../../entities/files/material';
import {
  filePart,
  partUploadDraft,
  partUploadRef,
  type PartUpload,
} from '../../entities/files/partUpload';
import { change, get } from '../call';

/**
 * Uploads of large files in parts, which go on after a cut connection. What has not ended expires a
 * day after its last part. Not specified.
 */
export const fileParts = {
  /** Begins an upload. Limits, total and extension are checked here. */
  begin: change('/system/uploadParts/begin', { callers: 'both' })
    .takes(partUploadDraft)
    .gives<PartUpload>(),
  /** Returns how much has arrived; 404 for everyone but the uploader. */
  getState: get('/system/uploadParts/getState', { callers: 'both' })
    .takes(partUploadRef)
    .gives<PartUpload>(),
  /** Appends a part; 409 with the state in `data` unless it continues what has arrived. */
  send: change('/system/uploadParts/send', {
    callers: 'both',
    sends: 'bytes',
    selfManaged: 'What has arrived of a part stays, also when its connection is cut.',
  })
    .takes(filePart)
    .gives<PartUpload>(),
  /** Makes a file of the parts, which may be repeated. Its type is checked by its bytes. */
  finish: change('/system/uploadParts/finish', {
    callers: 'both',
    selfManaged: 'Reading a large file runs long, and a transaction would hold its connection.',
  })
    .takes(partUploadRef)
    .gives<Uploaded>(),
};
