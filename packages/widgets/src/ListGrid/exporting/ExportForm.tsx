import { useState } from 'react';
import { Alert, Button, Icon, RadioGroup, SegmentedControl, Text, useTexts } from '@mingjian/ui';
import { FileText } from 'lucide-react';
import { useAttempt } from '../useAttempt';
import type { ExportFormat } from './exporter';
import { exportingTexts } from './exporting.texts';
import * as S from './ExportTool.styles';

export interface ExportFormProps {
  /** Number of matching rows, over all pages. */
  total: number;
  /** Whether conditions are applied. */
  isFiltered: boolean;
  /** Number of selected rows. */
  selected: number;
  /** Number of visible columns. */
  columns: number;
  /** Starts an export. Rejects on failure. */
  onStart(options: { format: ExportFormat; isSelection: boolean }): Promise<void>;
  /** Exports the reports of the rows. Without it there is no button for it. */
  onReports: ((options: { isSelection: boolean }) => Promise<void>) | undefined;
}

/** Form of a new export: rows and format. A failure keeps the input. */
export function ExportForm({
  total,
  isFiltered,
  selected,
  columns,
  onStart,
  onReports,
}: ExportFormProps) {
  const t = useTexts(exportingTexts);
  const [scope, setScope] = useState<'all' | 'selection'>(selected > 0 ? 'selection' : 'all');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { isSubmitting, error, attempt } = useAttempt();
  const isSelection = scope === 'selection' && selected > 0;

  return (
    <S.Form>
      <RadioGroup
        label={t.scope}
        value={isSelection ? 'selection' : 'all'}
        onValueChange={setScope}
        options={[
          { value: 'all', label: isFiltered ? t.view(total) : t.all(total) },
          {
            value: 'selection',
            label: t.selection(selected),
            disabled: selected === 0,
            ...(selected === 0 && { description: t.noSelection }),
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
        {t.columns(columns)}
      </Text>
      {error !== null && (
        <Alert tone="danger" title={t.startFailed}>
          {error}
        </Alert>
      )}
      <Button
        tone="primary"
        loading={isSubmitting}
        disabledReason={total === 0 && !isSelection ? t.nothing : undefined}
        onClick={() => void attempt(() => onStart({ format, isSelection }))}
      >
        {t.start}
      </Button>
      {onReports && (
        <Button
          icon={<Icon icon={FileText} />}
          disabledReason={total === 0 && !isSelection ? t.nothing : undefined}
          onClick={() => void attempt(() => onReports({ isSelection }))}
        >
          {t.reports}
        </Button>
      )}
    </S.Form>
  );
}
