import { object } from 'yup';
import { idList, idText } from '../../schema';
import type { MaterialFile, MaterialNode } from '../../entities/files/material';
import { materialFolder, type MaterialFolder } from '../../resources/library/materialFolder';
import { change, get, read } from '../call';
import { crud } from '../crud';
import { listRequest, type ListPage } from '../listPage';

const inFolder = object({ folderId: idText().required() });

/**
 * The libraries of pictures: `oss` is the caller's own, of the provider or of a company; `oss2` is
 * the provider's, which everyone reads.
 */
export const materials = {
  getSourceTree: get('/oss/getSourceTree').gives<MaterialNode[]>(),
  getFileList: get('/oss/getFileList').takes(inFolder).gives<MaterialFile[]>(),
  getSharedTree: get('/oss2/getSourceTree').gives<MaterialNode[]>(),
  getSharedFileList: get('/oss2/getFileList').takes(inFolder).gives<MaterialFile[]>(),
  /** `checkedFileIds` is comma-joined. */
  moveFiles: change('/oss/moveOssFileInfo')
    .takes(object({ folderId: idText().required(), checkedFileIds: idList().required() }))
    .gives(),
  /** `checkedFileIds` is comma-joined. */
  deleteFiles: change('/oss/deleteOssFileInfo')
    .takes(object({ checkedFileIds: idList().required() }))
    .gives(),
};

/** The folders of the caller's library. */
export const materialFolders = {
  ...crud(materialFolder),
  getList: read('/sysOssFolder/getList').takes(listRequest).gives<ListPage<MaterialFolder>>(),
};
