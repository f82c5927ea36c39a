import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { useRestoredFocus } from '../internal/focus/useRestoredFocus';
import { Link } from '../Link/Link';
import { StatusLight, type StatusTone } from '../StatusLight/StatusLight';
import { Table } from '../Table/Table';
import { TableFrame } from '../TableFrame/TableFrame';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './BulkResult.styles';
import { bulkResultTexts } from './BulkResult.texts';
import type { BulkOutcome, BulkRow } from './model/outcomes';

interface BulkRowsProps {
  label: string;
  nameLabel: string;
  rows: readonly BulkRow[];
}

const tones: Record<BulkOutcome, StatusTone> = {
  failed: 'danger',
  succeeded: 'success',
  skipped: 'neutral',
};
/** Number of rows shown first, and added each time. */
const STEP = 200;

/** The rows of one outcome or of all, a few hundred at a time. */
export function BulkRows({ label, nameLabel, rows }: BulkRowsProps) {
  const t = useTexts(bulkResultTexts);
  const [visibleCount, setVisibleCount] = useState(STEP);
  const hasReasons = rows.some((row) => row.reason !== undefined);
  const left = rows.length - visibleCount;
  const listRef = useRef<HTMLDivElement>(null);
  const { focusProps } = useRestoredFocus(left > 0, listRef, (list) =>
    list.querySelector<HTMLElement>('[role="region"]'),
  );

  return (
    <S.List ref={listRef} {...focusProps}>
      <S.Scroller>
        <TableFrame label={label}>
          <Table density="compact">
            <thead>
              <tr>
                <th scope="col">{nameLabel}</th>
                <th scope="col">{t.outcome}</th>
                {hasReasons && <th scope="col">{t.reason}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, visibleCount).map((row) => (
                <tr key={row.id}>
                  <th scope="row" data-wrap>
                    {row.href === undefined ? row.label : <Link href={row.href}>{row.label}</Link>}
                  </th>
                  <td>
                    <StatusLight tone={tones[row.outcome]}>{t[row.outcome]}</StatusLight>
                  </td>
                  {hasReasons && <td data-wrap>{row.reason}</td>}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </S.Scroller>
      {left > 0 && (
        <Button tone="quiet" onClick={() => setVisibleCount(visibleCount + STEP)}>
          {t.more(Math.min(STEP, left), left)}
        </Button>
      )}
    </S.List>
  );
}
