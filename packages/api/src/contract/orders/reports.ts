import { object, string } from 'yup';
import { idRef, idText, orderRef } from '../../schema';
import {
  reportNote,
  reportPartDraft,
  reportVersionDraft,
  type GeneratedReport,
  type ReportContent,
  type ReportLanguage,
  type ReportPart,
  type ReportRecord,
  type ReportVersion,
} from '../../entities/orders/report';
import { change, get, read } from '../call';
import { listRequest, type ListPage } from '../listPage';

/** Names a version; the newest that the caller may read without `versionId`. */
const versionRef = object({ orderId: idText().required(), versionId: idText() });

/** Versions of reports. */
export const reports = {
  /** Makes the document of a version: an issued one once, one of a draft with a watermark. */
  genReport: change('/report/genReport', {
    selfManaged: 'the document is made before the transaction that stores it',
  })
    .takes(
      versionRef.shape({
        /** @default zh */
        language: string<ReportLanguage>().oneOf(['zh', 'en']),
      }),
    )
    .gives<GeneratedReport>(),
  /** Content of a version: as it was issued, or as it is now. Not specified. */
  getContent: read('/report/getContent').takes(versionRef).gives<ReportContent>(),
  /** Records that the client opened its report. Not specified. */
  view: change('/report/view').takes(orderRef).gives(),
  /** Begins a draft, changes a version, or moves it. */
  save: change('/GOrderReportVersion/save').takes(reportVersionDraft).gives<ReportVersion>(),
  getLastVersion: read('/GOrderReportVersion/getLastVersion')
    .takes(orderRef)
    .gives<ReportVersion | null>(),
  /** Every version of one order, newest first. */
  getReportList: read('/GOrderReportVersion/getReportList')
    .takes(orderRef)
    .gives<ReportVersion[]>(),
  /** Versions of all orders, newest first. */
  getList: get('/GOrderReportVersion/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<ReportVersion>>(),
  /** The history of an order's reports, newest first. Not specified. */
  getRecords: read('/gOrderReportApi/getRecords').takes(orderRef).gives<ReportRecord[]>(),
  /** Adds a note to the history. */
  saveOrderReportRecord: change('/gOrderReportApi/saveOrderReportRecord')
    .takes(reportNote)
    .gives<ReportRecord>(),
  /** Sends an issued report to the client's recruiting system. */
  pushReportToHr: change('/gOrderReportApi/pushReportToHr').takes(versionRef).gives(),
  /** Always refused: the history of a report is never changed. */
  deleteRecord: change('/gOrderReportLog/delete').takes(idRef).gives(),
};

const part = (name: string) => ({
  /** The part of the newest version; `null` without a version. */
  getLastVersion: read(`/${name}/getLastVersion`).takes(orderRef).gives<ReportPart | null>(),
  /** Saves it in the open draft; refused with 409 and the newer one when somebody was faster. */
  save: change(`/${name}/save`).takes(reportPartDraft).gives<ReportPart>(),
});

/** 封面 */
export const reportCover = part('GOrderReportCover');
/** 概述 */
export const reportSummary = part('GOrderReportSummary');
/** The remark in a report's body. */
export const reportRemark = part('GOrderReportRemark');
/** 结尾 */
export const reportEnding = part('GOrderReportEnding');
