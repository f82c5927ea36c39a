import { object } from 'yup';
import { idList, idRef, idText } from '../../schema';
import {
  materialFolderDraft,
  type MaterialFile,
  type MaterialFolder,
  type MaterialNode,
} from '../../entities/material';
import { change, get, read } from '../call';
import { listRequest, type ListPage } from '../listPage';

const inFolder = object({ folderId: idText().required() });

/** The library of pictures. `oss2` is the library that every company shares, and read-only here. */
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

/** The folders of the library. */
export const materialFolders = {
  getList: read('/sysOssFolder/getList').takes(listRequest).gives<ListPage<MaterialFolder>>(),
  save: change('/sysOssFolder/save').takes(materialFolderDraft).gives<MaterialFolder>(),
  update: change('/sysOssFolder/update')
    .takes(materialFolderDraft.shape({ id: idText().required() }))
    .gives<MaterialFolder>(),
  delete: change('/sysOssFolder/delete').takes(idRef).gives(),
};
