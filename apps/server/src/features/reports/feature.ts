import {
  collectPage,
  orderLists,
  quickCheck,
  reportCover,
  reportEnding,
  reportLayout,
  reportLayouts,
  reportRemark,
  reports as reportCalls,
  reportSummary,
  type ReportPartName,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { CANDIDATE_CLIENTS } from '../../roles';
import type { Feature } from '../feature';
import { exportReports } from './exportReports';
import { flashOrderOf } from '../orders/flashOrders';
import { lastPart, preparePart, savePart } from './parts';
import { ownReportPdf } from './ownReport';
import { pushReport } from './pushReport';
import {
  addNote,
  contentOf,
  generate,
  historyOf,
  lastVersion,
  listVersions,
  recordView,
  refuseDeletion,
  versionsOfOrder,
} from './readReports';
import { REPORT_WRITERS } from './reportMoves';
import { draftsWith, previewSample, sampleReport } from './layoutSample';
import { saveVersion } from './saveVersion';
import './orderEffects';

const committed = ({ outbox }: Backend) => outbox.wake();

const AREAS = {
  cover: reportCover,
  summary: reportSummary,
  remark: reportRemark,
  ending: reportEnding,
};

/** Binds the calls of a part that people write. */
const partOf = (part: ReportPartName) =>
  bind(AREAS[part]).to(
    {
      getLastVersion: async ({ orderId }, caller, backend) =>
        lastPart(orderId, part, caller, backend),
      save: async (input, caller, backend) => savePart(part, input, caller, backend),
    },
    { save: { prepare: preparePart(part) } },
  );

/** Reports of orders: written, reviewed, issued, read. */
export const reports: Feature = {
  name: 'reports',
  calls: [
    bind(reportCalls).to(
      {
        genReport: async (ref, caller, backend) => generate(ref, caller, backend),
        getContent: async (ref, caller, backend) => contentOf(ref, caller, backend),
        view: async ({ orderId }, caller, backend) => recordView(orderId, caller, backend),
        save: async (input, caller, backend) => saveVersion(input, caller, backend),
        getLastVersion: async ({ orderId }, caller, backend) =>
          lastVersion(orderId, caller, backend),
        getReportList: async ({ orderId }, caller, backend) =>
          versionsOfOrder(orderId, caller, backend),
        getList: async (request, caller, backend) => listVersions(request, caller, backend),
        getRecords: async ({ orderId }, caller, backend) => historyOf(orderId, caller, backend),
        saveOrderReportRecord: async (note, caller, backend) => addNote(note, caller, backend),
        pushReportToHr: async (ref, caller, backend) => pushReport(ref, caller, backend),
        deleteRecord: async (_, caller) => refuseDeletion(caller),
      },
      { save: { committed }, pushReportToHr: { committed } },
    ),
    bind(quickCheck).part({
      async genReportInfo({ orderId }, caller, backend) {
        await flashOrderOf(orderId, caller, backend);
        return generate({ orderId, language: caller.language }, caller, backend);
      },
    }),
    bind(orderLists).part(
      {
        exportReports: async (request, caller, backend) => exportReports(request, caller, backend),
      },
      { exportReports: { committed: ({ exports }) => exports.wake() } },
    ),
    bind(reportLayouts).part({
      getSample: (_, caller) => Promise.resolve(sampleReport(caller)),
      previewSample: async (input, caller, backend) => previewSample(input, caller, backend),
    }),
    bind(collectPage).part({
      downloadReport: async (_, caller, backend) => ownReportPdf(caller, backend),
    }),
    partOf('cover'),
    partOf('summary'),
    partOf('remark'),
    partOf('ending'),
  ],
  menu: [
    {
      code: 'report-studio',
      parent: 'order',
      name: '报告编辑',
      nameEn: 'Report',
      pageurl: 'f-order/reportStudio',
      hidden: true,
      sort: 15,
      rights: REPORT_WRITERS,
    },
    {
      code: 'company-report',
      parent: 'company-order',
      name: '背调报告',
      nameEn: 'Report',
      pageurl: 'f-order-company/report',
      hidden: true,
      sort: 13,
      rights: CANDIDATE_CLIENTS,
    },
  ],
  uses: { [reportLayout.name]: [draftsWith] },
  uncountedTables: ['reportVersions', 'reportParts', 'reportEvents', 'reportDocuments'],
};
