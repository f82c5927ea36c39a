import { use } from 'react';
import { reportSample, type ReportSampleRow } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { RowName } from '../../shared/RowName.styles';
import { OpenSample } from './OpenSample';
import { samplesTexts } from './samples.texts';
import { sampleTones } from './sampleTones';

/** The number of the order of a sample, bold while it waits. It opens the sample. */
function NumberCell({ sample: { id, orderNo, status } }: { sample: ReportSampleRow }) {
  const open = use(OpenSample);
  return (
    <RowName type="button" data-strong={status === 0 || undefined} onClick={() => open(id)}>
      {orderNo}
    </RowName>
  );
}

/** Issued reports that are inspected once more. */
export const reportSampleList = listOf(reportSample, {
  pageCode: 'reportSamples',
  texts: samplesTexts,
  nameField: 'orderNo',
  tones: sampleTones,
  columns: [
    {
      field: 'orderNo',
      width: 190,
      pinned: true,
      card: 'title',
      render: (row: ReportSampleRow) => <NumberCell sample={row} />,
    },
    { field: 'candidateName', width: 100, card: 'subtitle' },
    { field: 'productName', width: 140, card: 'fact' },
    { field: 'pmName', width: 100, card: 'fact' },
    { field: 'issueTime', width: 150, card: 'fact' },
    { field: 'week', width: 130 },
    { field: 'status', width: 100, card: 'mark' },
    { field: 'grade', width: 110, card: 'fact' },
    { field: 'faultCount', width: 90 },
    { field: 'inspectorName', width: 100, card: 'fact' },
    { field: 'finishTime', width: 150 },
    { field: 'companyName', width: 200, hidden: true },
    { field: 'reportNo', width: 200, hidden: true },
    { field: 'source', width: 100, hidden: true },
    { field: 'createTime', width: 150, hidden: true },
  ],
  filters: [
    'orderNo',
    'candidateName',
    { field: 'status', several: true },
    { field: 'grade', several: true },
    'week',
    'pmName',
    'inspectorName',
    'productName',
    'companyName',
    'issueTime',
    'finishTime',
    'source',
    'reportNo',
  ],
});
