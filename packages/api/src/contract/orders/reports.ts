import { object } from 'yup';
import { choice, idRef, idText, orderRef, text, word } from '../../schema';
import {
  reportPartDraft,
  reportVersionDraft,
  type GeneratedReport,
  type ReportPart,
  type ReportRecord,
  type ReportVersion,
} from '../../entities/orders/report';
import { change, get, read } from '../call';
import { listRequest, type ListPage } from '../listPage';

/** Versions of reports. */
export const reports = {
  /** Makes the report of an order, in the background. */
  genReport: change('/report/genReport')
    .takes(object({ orderId: idText().required(), kind: choice(1, 2, 3), language: word(2) }))
    .gives<GeneratedReport>(),
  save: change('/GOrderReportVersion/save').takes(reportVersionDraft).gives<ReportVersion>(),
  getLastVersion: read('/GOrderReportVersion/getLastVersion')
    .takes(orderRef)
    .gives<ReportVersion | null>(),
  /** Every version of one order, newest first. */
  getReportList: read('/GOrderReportVersion/getReportList')
    .takes(orderRef)
    .gives<ReportVersion[]>(),
  getList: get('/GOrderReportVersion/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<ReportVersion>>(),
  /** Records an event of a report. */
  saveOrderReportRecord: change('/gOrderReportApi/saveOrderReportRecord')
    .takes(
      object({
        orderId: idText().required(),
        versionId: idText(),
        action: word().required(),
        content: text(),
      }),
    )
    .gives<ReportRecord>(),
  /** Sends an issued report to the client's recruiting system. */
  pushReportToHr: change('/gOrderReportApi/pushReportToHr')
    .takes(object({ orderId: idText().required(), versionId: idText() }))
    .gives(),
  deleteRecord: change('/gOrderReportLog/delete').takes(idRef).gives(),
};

const part = (name: string) => ({
  /** The last version of the part; `null` before the first save. */
  getLastVersion: read(`/${name}/getLastVersion`).takes(orderRef).gives<ReportPart | null>(),
  /** Saves the next version; refused with 409 when somebody else saved first. */
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
