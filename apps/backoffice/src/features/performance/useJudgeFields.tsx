import { useMemo } from 'react';
import type { DangerLevel, SafeLevel, SafeLevelEvidence } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { FieldControlProps, FormField } from '@mingjian/widgets/Form';
import * as S from './Performance.styles';
import { performanceTexts } from './performance.texts';

const COLOURS = { 1: 'red', 2: 'yellow', 3: 'blue', 4: 'green', 5: 'grey' } as const;

/** The fields of a judgement; papers prove it. */
export function useJudgeFields(
  level: SafeLevel,
  papers: readonly SafeLevelEvidence[],
): readonly FormField[] {
  const t = useTexts(performanceTexts);
  const { dangerType, suggestValue, can } = level;
  return useMemo<readonly FormField[]>(() => {
    const options = new Map(papers.map(({ id, name }) => [id, { key: id, text: name }]));
    const judged: FormField[] = [
      {
        kind: 'custom',
        field: 'dangerValue',
        label: t.level,
        required: true,
        wide: true,
        readOnly: !can.judge,
        entry: 'selected',
        render: (props: FieldControlProps) => (
          <S.Levels
            id={props.id}
            label={t.level}
            required
            dangerType={dangerType}
            readOnly={props.readOnly}
            error={props.error}
            value={props.value as DangerLevel}
            onValueChange={props.onChange}
          />
        ),
      },
      {
        kind: 'area',
        field: 'reason',
        label: t.reason,
        wide: true,
        maxLength: 500,
        readOnly: !can.judge,
      },
    ];
    const override: FormField = {
      kind: 'area',
      field: 'overrideReason',
      label: t.overrideReason,
      description: t.overrideNote(t[COLOURS[suggestValue ?? 5]]),
      wide: true,
      maxLength: 500,
    };
    return [
      ...judged,
      ...(can.judge && suggestValue !== null ? [override] : []),
      ...(options.size > 0
        ? [
            {
              kind: 'checkbox',
              field: 'evidenceIds',
              label: t.evidence,
              description: t.evidenceNote,
              wide: true,
              options: [...options.values()],
            } as const,
          ]
        : []),
      {
        kind: 'number',
        field: 'sourceCount',
        label: t.sourceCount,
        description: t.sourceNote,
        max: 100,
      },
    ];
  }, [t, dangerType, suggestValue, can.judge, papers]);
}
