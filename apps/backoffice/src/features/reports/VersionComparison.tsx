import { useMemo, useState } from 'react';
import { reports, type ReportVersion } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Dialog, SegmentedControl, Select, Skeleton, Text, useTexts } from '@mingjian/ui';
import { useDangerLabels } from '@mingjian/widgets/DangerLevel';
import { VersionDiff, type VersionDiffProps } from '@mingjian/widgets/VersionDiff';
import { modelDiff } from './model/modelDiff';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';

export interface VersionComparisonProps {
  orderId: string;
  /** Newest first, two at least. */
  versions: readonly ReportVersion[];
  onClose(): void;
}

/** The fields of a report that differ between two versions, which are selected here. */
export function VersionComparison({ orderId, versions, onClose }: VersionComparisonProps) {
  const t = useTexts(studioTexts);
  const labelsOf = useDangerLabels();
  const [olderId, setOlder] = useState(versions[1]!.id);
  const [newerId, setNewer] = useState(versions[0]!.id);
  const [view, setView] = useState<VersionDiffProps['view']>('inline');
  const older = useCall(reports.getContent, { orderId, versionId: olderId });
  const newer = useCall(reports.getContent, { orderId, versionId: newerId });
  const labelOf = (id: string) => versions.find((version) => version.id === id)?.versionNo;
  const options = versions.map(({ id, versionNo }) => ({ value: id, label: versionNo }));
  const [before, after] = [older.data?.model, newer.data?.model];
  const differences = useMemo(
    () =>
      before && after
        ? modelDiff(before, after, {
            cover: t.coverStep,
            summary: t.summary,
            remark: t.remark,
            ending: t.ending,
            attachments: t.attachmentsStep,
            level: (level) => labelsOf(level).meaning,
          })
        : undefined,
    [before, after, t, labelsOf],
  );
  const problem = older.error ?? newer.error;
  return (
    <Dialog open size="large" title={t.compare} onClose={onClose}>
      <S.Stack>
        <S.Sides>
          <Select
            label={t.older}
            options={options}
            value={olderId}
            onValueChange={(id) => id && setOlder(id)}
          />
          <Select
            label={t.newer}
            options={options}
            value={newerId}
            onValueChange={(id) => id && setNewer(id)}
          />
        </S.Sides>
        {Boolean(differences?.length) && (
          <SegmentedControl
            label={t.view}
            hideLabel
            size="small"
            options={[
              { value: 'inline', label: t.inline },
              { value: 'sides', label: t.sides },
            ]}
            value={view}
            onValueChange={setView}
          />
        )}
        {problem && <Alert tone="danger">{problem.message}</Alert>}
        {!problem && !differences && <Skeleton lines={4} />}
        {differences?.length === 0 && <Text tone="muted">{t.same}</Text>}
        {differences?.map(({ key, label, before: first, after: second }) => (
          <S.Side key={key}>
            <S.Subtitle>{label}</S.Subtitle>
            <VersionDiff
              before={first}
              after={second}
              view={view}
              beforeLabel={labelOf(olderId)}
              afterLabel={labelOf(newerId)}
            />
          </S.Side>
        ))}
      </S.Stack>
    </Dialog>
  );
}
