import { idRef } from '../../schema';
import { exportRequest, type ExportJob } from '../../entities/lists/listExport';
import {
  listViewDraft,
  listViewPage,
  type ListView,
  type ListViewVersion,
} from '../../entities/lists/listView';
import { change, get } from '../call';

/** Saved views of lists. Not specified: `hFilterInfo` holds conditions alone. */
export const listViews = {
  /**
   * The views of a page that the caller may use: own ones, the company's, those of the caller's
   * roles.
   */
  getList: get('/sysListView/getList', { alsoPost: true }).takes(listViewPage).gives<ListView[]>(),
  /**
   * Makes a view, or changes the one that `id` names. One that was saved since `version` is a 409
   * with a `SaveConflict`.
   */
  save: change('/sysListView/save').takes(listViewDraft).gives<ListView>(),
  delete: change('/sysListView/delete').takes(idRef).gives(),
  /** The last 20 earlier states of a view, the newest first. A save with one restores it. */
  getVersions: get('/sysListView/getVersions', { alsoPost: true })
    .takes(idRef)
    .gives<ListViewVersion[]>(),
};

/** Exports of lists, made in the background. Not specified: beside `ToExcel`. */
export const listExports = {
  start: change('/listFile/start').takes(exportRequest).gives<ExportJob>(),
  /** The caller's own of the last seven days, the newest first. */
  getList: get('/listFile/getList', { alsoPost: true }).gives<ExportJob[]>(),
  cancel: change('/listFile/cancel').takes(idRef).gives<ExportJob>(),
  /** The file of one that is done. */
  download: get('/listFile/export').takes(idRef).gives<File>(),
};
