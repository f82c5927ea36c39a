import type { ReportSample, SampleFault } from '@mingjian/api';
import {
  Card,
  DescriptionList,
  Link,
  Tag,
  Text,
  Timeline,
  useTexts,
  type DescriptionListProps,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { REPORT_STUDIO, reportPath } from '../../shared/orders/reportPaths';
import { useMayOpen } from '../../shell';
import { SampleTags } from './SampleTags';
import * as S from './Samples.styles';
import { samplesTexts } from './samples.texts';

export interface SampleBodyProps {
  sample: ReportSample;
  columns: DescriptionListProps['columns'];
}

/** A sample beside the list: its report, its result and its history. */
export function SampleBody({ sample, columns }: SampleBodyProps) {
  const t = useTexts(samplesTexts);
  const dates = useDateFormat();
  const mayOpen = useMayOpen();
  const sources = useDictionary('sample_source');
  const { orderId, reportId, reportNo, orderNo, source, createTime } = sample;
  return (
    <S.Body>
      <DescriptionList
        columns={columns}
        items={[
          {
            key: 'order',
            label: t.orderNo,
            value: <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>,
          },
          { key: 'status', label: t.status, value: <SampleTags sample={sample} /> },
          { key: 'candidate', label: t.candidateName, value: sample.candidateName },
          { key: 'product', label: t.productName, value: sample.productName },
          { key: 'company', label: t.companyName, value: sample.companyName },
          { key: 'manager', label: t.pmName, value: sample.pmName },
          {
            key: 'report',
            label: t.report,
            value: mayOpen(REPORT_STUDIO) ? (
              <Link href={reportPath(REPORT_STUDIO, orderId, reportId)}>{reportNo}</Link>
            ) : (
              reportNo
            ),
            wide: true,
          },
          { key: 'issued', label: t.issueTime, value: dates.time(sample.issueTime) },
          {
            key: 'drawn',
            label: t.createTime,
            value: `${dates.time(createTime)} · ${sources.labelOf(source)}`,
          },
          { key: 'inspector', label: t.inspectorName, value: sample.inspectorName ?? t.notTaken },
          {
            key: 'finished',
            label: t.finishTime,
            value: sample.finishTime && dates.time(sample.finishTime),
          },
        ]}
      />
      <SampleResult sample={sample} />
      <Card title={t.history}>
        <Timeline
          label={t.history}
          items={sample.events.map((event, index) => ({
            key: `${event.createTime} ${event.action} ${index}`,
            title: `${event.label} · ${event.userName || t.system}`,
            time: dates.time(event.createTime),
            content: event.content,
          }))}
        />
      </Card>
    </S.Body>
  );
}

/** The faults and the remarks of a sample; nothing without any. */
export function SampleResult({ sample: { faults, note } }: { sample: ReportSample }) {
  const t = useTexts(samplesTexts);
  if (faults.length === 0 && note === null) return null;
  return (
    <DescriptionList
      columns={1}
      items={[
        ...(faults.length > 0
          ? [
              {
                key: 'faults',
                label: t.faults,
                value: (
                  <S.Faults>
                    {faults.map((fault, index) => (
                      <Fault key={`${fault.kind} ${index}`} fault={fault} />
                    ))}
                  </S.Faults>
                ),
              },
            ]
          : []),
        ...(note === null
          ? []
          : [{ key: 'note', label: t.note, value: <S.Words>{note}</S.Words> }]),
      ]}
    />
  );
}

function Fault({ fault: { kind, itemName, note } }: { fault: SampleFault }) {
  const t = useTexts(samplesTexts);
  const { labelOf } = useDictionary('sample_fault');
  return (
    <S.Fault>
      <S.Tags>
        <Tag tone="warning">{labelOf(kind)}</Tag>
        <Text tone="muted">{itemName ?? t.wholeReport}</Text>
      </S.Tags>
      {note !== null && <S.Words>{note}</S.Words>}
    </S.Fault>
  );
}
