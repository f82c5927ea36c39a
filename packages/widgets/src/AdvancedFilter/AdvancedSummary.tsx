import { Text, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { DatePreset } from '../DateRangePicker';
import { AppliedFilters } from '../ListFilter';
import type { AdvancedQuery } from '../internal/list/query';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { AdvancedField } from './model/advancedField';
import { useFilterTexts } from './useFilterTexts';

export interface AdvancedSummaryProps {
  query: AdvancedQuery;
  fields: readonly AdvancedField[];
  /** @default none */
  ranges?: readonly DatePreset[] | undefined;
  /** Id of the sentence, which describes the button of the dialog. */
  sentenceId?: string | undefined;
  /** Called with the remaining filter; `undefined` without conditions. */
  onChange(query: AdvancedQuery | undefined): void;
}

const NO_RANGES: readonly never[] = [];

/**
 * The applied conditions of an advanced filter, each with a button that removes it. A hidden
 * sentence says what they mean together.
 */
export function AdvancedSummary({
  query,
  fields,
  ranges = NO_RANGES,
  sentenceId,
  onChange,
}: AdvancedSummaryProps) {
  const t = useTexts(advancedFilterTexts);
  const { textOf, sentenceOf } = useFilterTexts(fields, ranges);
  const { join, conditions } = query;
  return (
    <S.Summary role="group" aria-label={t.title}>
      <Text size="small" tone="muted">
        {t.applied(join)}
      </Text>
      <AppliedFilters
        conditions={conditions}
        textOf={textOf}
        onRemove={(removed) => {
          const others = conditions.filter((one) => one !== removed);
          onChange(others.length > 0 ? { join, conditions: others } : undefined);
        }}
        onClear={() => onChange(undefined)}
      />
      <VisuallyHidden id={sentenceId}>{sentenceOf(query)}</VisuallyHidden>
    </S.Summary>
  );
}
