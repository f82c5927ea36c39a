import { useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button';
import { CopyButton } from '../CopyButton/CopyButton';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useRestoredFocus } from '../internal/focus/useRestoredFocus';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './BulkResult.styles';
import { bulkResultTexts } from './BulkResult.texts';
import { BulkRows } from './BulkRows';
import { countOutcomes, failuresAsTsv, type BulkOutcome, type BulkRow } from './model/outcomes';
import { useFormatNumber } from '../texts/useFormatNumber';

export interface BulkResultProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the action: names the group, and starts the summary. */
  label: string;
  rows: readonly BulkRow[];
  /** Heading of the rows' labels, such as "order number". @default the text "name" */
  nameLabel?: string | undefined;
  /** Called with the ids of the failed rows. Without it they cannot be retried. */
  onRetry?: ((ids: string[]) => void) | undefined;
  /**
   * Whether a retry is running.
   * @default false
   */
  loading?: boolean | undefined;
}

type Filter = BulkOutcome | 'all';
const filters: Filter[] = ['all', 'failed', 'succeeded', 'skipped'];

/**
 * The outcome of a bulk action, row by row. Renders a `<div role="group">`. It starts with the
 * failures, which can be copied to a spreadsheet and retried.
 */
export function BulkResult({
  label,
  rows,
  nameLabel,
  onRetry,
  loading = false,
  ref,
  ...rest
}: BulkResultProps) {
  const t = useTexts(bulkResultTexts);
  const format = useFormatNumber();
  const counts = { all: rows.length, ...countOutcomes(rows) };
  const [selected, setSelected] = useState<Filter>('failed');
  const filter = counts[selected] > 0 ? selected : 'all';
  const failedIds = rows.filter((row) => row.outcome === 'failed').map((row) => row.id);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const { focusProps } = useRestoredFocus(failedIds.length, rootRef, (root) => root);

  return (
    <S.Root role="group" aria-label={label} tabIndex={-1} {...rest} {...focusProps} ref={mergedRef}>
      <S.Summary role="status">{t.summary(label, counts)}</S.Summary>
      <S.Toolbar>
        <SegmentedControl<Filter>
          label={t.filter}
          hideLabel
          value={filter}
          onValueChange={setSelected}
          options={filters.map((value) => ({
            value,
            label: `${t[value]} ${format(counts[value])}`,
            disabled: counts[value] === 0,
          }))}
        />
        {failedIds.length > 0 && (
          <S.Actions>
            <CopyButton
              shows="label"
              size="medium"
              label={t.copy}
              text={() => failuresAsTsv(rows, [t.id, nameLabel ?? t.name, t.reason])}
            />
            {onRetry && (
              <Button loading={loading} onClick={() => onRetry(failedIds)}>
                {t.retry(failedIds.length)}
              </Button>
            )}
          </S.Actions>
        )}
      </S.Toolbar>
      <BulkRows
        key={filter}
        label={label}
        nameLabel={nameLabel ?? t.name}
        rows={filter === 'all' ? rows : rows.filter((row) => row.outcome === filter)}
      />
    </S.Root>
  );
}
