import { useState } from 'react';
import {
  Alert,
  Button,
  RadioGroup,
  SegmentedControl,
  Text,
  useTexts,
  useFormatNumber,
} from '@mingjian/ui';
import { useAttempt } from '../useAttempt';
import type { ExportFormat } from './exporter';
import { exportingTexts } from './exporting.texts';
import * as S from './ExportTool.styles';

export interface ExportFormProps {
  /** Rows that match, over all pages. */
  total: number;
  /** Whether conditions hold rows back. */
  isFiltered: boolean;
  /** How many rows are chosen. */
  chosen: number;
  /** How many columns are in sight. */
  columns: number;
  /** Begins an export. Refuses when it could not. */
  onStart(choice: { format: ExportFormat; isSelection: boolean }): Promise<void>;
}

/** What is exported and as what. A failure keeps what was chosen. */
export function ExportForm({ total, isFiltered, chosen, columns, onStart }: ExportFormProps) {
  const t = useTexts(exportingTexts);
  const write = useFormatNumber();
  const [scope, setScope] = useState<'all' | 'selection'>(chosen > 0 ? 'selection' : 'all');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { isPending, error, attempt } = useAttempt();
  const isSelection = scope === 'selection' && chosen > 0;

  return (
    <S.Form>
      <RadioGroup
        label={t.scope}
        value={isSelection ? 'selection' : 'all'}
        onValueChange={setScope}
        options={[
          { value: 'all', label: isFiltered ? t.view(write(total)) : t.all(write(total)) },
          {
            value: 'selection',
            label: t.selection(write(chosen)),
            disabled: chosen === 0,
            ...(chosen === 0 && { description: t.noSelection }),
          },
        ]}
      />
      <SegmentedControl<ExportFormat>
        label={t.format}
        value={format}
        onValueChange={setFormat}
        options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t[value] }))}
      />
      <Text size="small" tone="muted">
        {t.columns(write(columns))}
      </Text>
      {error !== null && (
        <Alert tone="danger" title={t.startFailed}>
          {error}
        </Alert>
      )}
      <Button
        tone="primary"
        loading={isPending}
        disabledReason={total === 0 && !isSelection ? t.nothing : undefined}
        onClick={() => void attempt(() => onStart({ format, isSelection }))}
      >
        {t.start}
      </Button>
    </S.Form>
  );
}
