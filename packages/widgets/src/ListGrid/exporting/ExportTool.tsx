import { Badge, Button, Icon, Popover, useTexts } from '@mingjian/ui';
import { FileDown } from 'lucide-react';
import { countSelected, useSelection } from '../../DataGrid';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import { isFiltered } from '../../internal/list/query';
import { ToolText } from '../ListGrid.styles';
import { isOpenJob } from '../model/exportRequest';
import { exportingTexts } from './exporting.texts';
import { useExportTool, type ExportToolOptions } from './useExportTool';

/** `ExportPanel`, loaded when its button is hovered or focused. */
const LazyExportPanel = lazyPart(async () => (await import('./ExportPanel')).ExportPanel, {
  takesFocus: true,
});

export interface ExportToolProps extends ExportToolOptions {
  /** Number of matching rows, over all pages. */
  total: number;
}

/**
 * Button that opens the export panel. Renders a `Popover`. Exports are polled with a closed panel,
 * too.
 */
export function ExportTool({ total, ...options }: ExportToolProps) {
  const t = useTexts(exportingTexts);
  const tool = useExportTool(options);
  const selected = useSelection(options.selection);
  const running = (tool.exports.jobs ?? []).filter(isOpenJob).length;

  return (
    <Popover
      label={t.trigger}
      placement="bottom-end"
      trigger={
        <Button
          tone="quiet"
          icon={<Icon icon={FileDown} />}
          onFocus={LazyExportPanel.preload}
          onPointerEnter={LazyExportPanel.preload}
        >
          <ToolText>{t.trigger}</ToolText>
          {running > 0 && <Badge tone="accent" label={t.under(running)} count={running} />}
        </Button>
      }
    >
      <LazyExportPanel
        tool={tool}
        total={total}
        isFiltered={isFiltered(options.query)}
        selected={countSelected(selected)}
        columns={tool.exportedColumns.length}
        onDownload={(job) => options.exporter.download(job)}
      />
    </Popover>
  );
}
