import { Badge, Button, Popover, useTexts, useFormatNumber } from '@mingjian/ui';
import { FileDown } from 'lucide-react';
import { countChosen, useSelection } from '../../DataGrid';
import { isOpenJob } from '../model/exportRequest';
import { ToolIcon } from '../ToolIcon';
import { exportingTexts } from './exporting.texts';
import { LazyExportPanel } from './LazyExportPanel';
import { type ExportToolOptions, useExportTool } from './useExportTool';

export interface ExportToolProps extends ExportToolOptions {
  /** Rows that match, over all pages. */
  total: number;
}

/**
 * A button that starts exports and shows those there are. Renders a `Popover`; it follows an export
 * when the panel is closed, too.
 */
export function ExportTool({ total, ...options }: ExportToolProps) {
  const t = useTexts(exportingTexts);
  const write = useFormatNumber();
  const tool = useExportTool(options);
  const chosen = useSelection(options.selection);
  const under = (tool.exports.jobs ?? []).filter(isOpenJob).length;

  return (
    <Popover
      label={t.trigger}
      align="end"
      trigger={
        <Button
          icon={<ToolIcon icon={FileDown} />}
          onFocus={LazyExportPanel.preload}
          onPointerEnter={LazyExportPanel.preload}
        >
          {t.trigger}
          {under > 0 && <Badge tone="accent" label={t.under(write(under))} count={under} />}
        </Button>
      }
    >
      <LazyExportPanel
        tool={tool}
        total={total}
        isFiltered={options.query.conditions.length > 0}
        chosen={countChosen(chosen)}
        columns={tool.shown.length}
        onDownload={(job) => options.exporter.download(job)}
      />
    </Popover>
  );
}
