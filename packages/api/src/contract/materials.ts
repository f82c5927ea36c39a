import { object } from 'yup';
import { idList, idRef, idText } from '../entities/fields';
import {
  materialFolderDraft,
  type MaterialFile,
  type MaterialFolder,
  type MaterialNode,
} from '../entities/material';
import { get, post } from './call';
import { listRequest, type ListPage } from './list';

const inFolder = object({ folderId: idText().required() });

/** The library of pictures. `oss2` is the library that every company shares, and read-only here. */
export const materials = {
  getSourceTree: get('/oss/getSourceTree').gives<MaterialNode[]>(),
  getFileList: get('/oss/getFileList').takes(inFolder).gives<MaterialFile[]>(),
  getSharedTree: get('/oss2/getSourceTree').gives<MaterialNode[]>(),
  getSharedFileList: get('/oss2/getFileList').takes(inFolder).gives<MaterialFile[]>(),
  /** `checkedFileIds` is comma-joined. */
  moveFiles: post('/oss/moveOssFileInfo')
    .takes(object({ folderId: idText().required(), checkedFileIds: idList().required() }))
    .gives(),
  /** `checkedFileIds` is comma-joined. */
  deleteFiles: post('/oss/deleteOssFileInfo')
    .takes(object({ checkedFileIds: idList().required() }))
    .gives(),
};

/** The folders of the library. */
export const materialFolders = {
  getList: post('/sysOssFolder/getList').takes(listRequest).gives<ListPage<MaterialFolder>>(),
  save: post('/sysOssFolder/save').takes(materialFolderDraft).gives<MaterialFolder>(),
  update: post('/sysOssFolder/update')
    .takes(materialFolderDraft.shape({ id: idText().required() }))
    .gives<MaterialFolder>(),
  delete: post('/sysOssFolder/delete').takes(idRef).gives(),
};
