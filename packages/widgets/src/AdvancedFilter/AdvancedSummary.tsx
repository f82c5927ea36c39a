import { Text, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { DatePreset } from '../DateRangePicker';
import { AppliedFilters, PasteReportLine } from '../ListFilter';
import type { AdvancedQuery, ListCondition, ListQuery, LoadList } from '../internal/list/query';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { AdvancedField } from './model/advancedField';
import { useListReports } from './useListReports';
import { useFilterTexts } from './useFilterTexts';

export interface AdvancedSummaryProps {
  query: ListQuery & { advanced: AdvancedQuery };
  /** Loads rows, to report which values of a list are found. Without it there is no report. */
  load?: LoadList<unknown> | undefined;
  fields: readonly AdvancedField[];
  /** @default none */
  ranges?: readonly DatePreset[] | undefined;
  /** Id of the sentence, which describes the button of the dialog. */
  sentenceId?: string | undefined;
  /** Called to edit a condition. Without it none can be edited from here. */
  onEdit?: ((condition: ListCondition) => void) | undefined;
  /** Called with the remaining filter; `undefined` without conditions. */
  onChange(query: AdvancedQuery | undefined): void;
}

const NO_RANGES: readonly never[] = [];

/**
 * The applied conditions of an advanced filter, each with a button that removes it, and which
 * values of its lists were found. A hidden sentence says what the conditions mean together.
 */
export function AdvancedSummary({
  query,
  load,
  fields,
  ranges = NO_RANGES,
  sentenceId,
  onEdit,
  onChange,
}: AdvancedSummaryProps) {
  const t = useTexts(advancedFilterTexts);
  const { textOf, sentenceOf } = useFilterTexts(fields, ranges);
  const { join, conditions } = query.advanced;
  const reports = useListReports(load, query, fields);
  const labelOf = (field: string) => fields.find((one) => one.field === field)?.label ?? field;
  return (
    <S.Summary role="group" aria-label={t.title}>
      <Text size="small" tone="muted">
        {t.applied(join)}
      </Text>
      <AppliedFilters
        conditions={conditions}
        textOf={textOf}
        editorOf={onEdit && ((condition) => () => onEdit(condition))}
        onRemove={(removed) => {
          const others = conditions.filter((one) => one !== removed);
          onChange(others.length > 0 ? { join, conditions: others } : undefined);
        }}
        onClear={() => onChange(undefined)}
      />
      {reports.map((report) => (
        <PasteReportLine
          key={JSON.stringify(report.condition)}
          label={labelOf(report.condition.field)}
          report={report}
        />
      ))}
      <VisuallyHidden id={sentenceId}>{sentenceOf(query.advanced)}</VisuallyHidden>
    </S.Summary>
  );
}
