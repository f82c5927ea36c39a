import type { ReportVersion } from '@mingjian/api';
import { SegmentedControl, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { studioTexts } from './studio.texts';
import type { Studio } from './useStudio';

/** The kind of a report, which is stored at once. */
export function KindField({ version, studio }: { version: ReportVersion; studio: Studio }) {
  const t = useTexts(studioTexts);
  const { labelOf } = useDictionary('report_kind');
  return (
    <SegmentedControl
      label={t.kind}
      size="small"
      readOnly={!version.isWritable}
      value={String(version.kind)}
      onValueChange={(kind) => void studio.change(version, { kind: Number(kind) as 1 | 2 | 3 })}
      options={['1', '2', '3'].map((value) => ({ value, label: labelOf(value) }))}
    />
  );
}
