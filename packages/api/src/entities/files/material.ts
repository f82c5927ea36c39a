import { object, string } from 'yup';
import { UPLOAD_KINDS, type UploadKind } from '../../rules/uploadRules';
import { fileOfForm, idText } from '../../schema';

/** A folder with the folders in it. The first one is 未分组 (`UNGROUPED`). */
export interface MaterialNode {
  id: string;
  pId: string | null;
  folderName: string;
  orderNum: number;
  /** For changes of the folder; 未分组 has none. */
  version?: number;
  children: MaterialNode[];
}

/** A picture of the material library. */
export interface MaterialFile {
  id: string;
  folderId: string;
  originalName: string;
  filePath: string;
  /** Bytes. */
  size: number;
  createTime: string;
}

/**
 * A file to upload, into a folder of the material library when one is named. The file comes last:
 * what is known of it decides before it is read.
 */
export const uploadDraft = object({
  /** @default 'paper', or 'material' with a folder */
  kind: string<UploadKind>().oneOf(UPLOAD_KINDS),
  folderId: idText(),
  file: fileOfForm().required(),
});

/** Location of an uploaded file. */
export interface Uploaded {
  state: 'success' | 'fail';
  path: string;
  /** Of a material file. */
  id?: string;
}
