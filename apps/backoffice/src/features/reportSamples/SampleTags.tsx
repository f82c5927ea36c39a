import type { ReportSample } from '@mingjian/api';
import { Tag } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import * as S from './Samples.styles';
import { sampleTones } from './sampleTones';

/** The state of a sample, or its result once it is inspected. */
export function SampleTags({ sample: { status, grade } }: { sample: ReportSample }) {
  const statuses = useDictionary('sample_status');
  const grades = useDictionary('sample_grade');
  return (
    <S.Tags>
      <Tag tone={sampleTones.status[status]}>{statuses.labelOf(status)}</Tag>
      {grade !== null && <Tag tone={sampleTones.grade[grade]}>{grades.labelOf(grade)}</Tag>}
    </S.Tags>
  );
}
