import { useRef } from 'react';
import { Badge, Button, Popover, useLocale, useTexts } from '@mingjian/ui';
import { FileDown } from 'lucide-react';
import { countChosen } from '../grid/selectionStore';
import { useSelection } from '../grid/useSelection';
import { isOpenJob } from '../model/exportRequest';
import { ToolIcon } from '../ToolIcon';
import { ExportForm } from './ExportForm';
import { ExportHistory } from './ExportHistory';
import { exportingTexts } from './exporting.texts';
import * as S from './ExportTool.styles';
import { OpenSign } from './OpenSign';
import { useExportTool, type ExportToolOptions } from './useExportTool';

export interface ExportToolProps extends ExportToolOptions {
  /** Rows that match, over all pages. */
  total: number;
}

/** A button that starts exports and shows those there are. Renders a `Popover`; it follows an export when the panel is closed, too. */
export function ExportTool({ total, ...options }: ExportToolProps) {
  const t = useTexts(exportingTexts);
  const { locale } = useLocale();
  const { exports, shown, setOpen, act, start } = useExportTool(options);
  const chosen = useSelection(options.selection);
  const panelRef = useRef<HTMLDivElement>(null);
  const under = (exports.jobs ?? []).filter(isOpenJob).length;
  const press = async (work: () => Promise<void>) => {
    await act(work);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) panelRef.current?.focus();
  };

  return (
    <Popover
      label={t.trigger}
      align="end"
      trigger={
        <Button icon={<ToolIcon icon={FileDown} />}>
          {t.trigger}
          {under > 0 && <Badge tone="accent" label={t.under(new Intl.NumberFormat(locale).format(under))} count={under} />}
        </Button>
      }
    >
      <S.Panel ref={panelRef} tabIndex={-1}>
        <OpenSign onChange={setOpen} />
        <ExportForm
          total={total}
          isFiltered={options.query.conditions.length > 0}
          chosen={countChosen(chosen)}
          columns={shown.length}
          onStart={start}
        />
        <ExportHistory exports={exports} act={(work) => void press(work)} onDownload={(job) => options.exporter.download(job)} />
      </S.Panel>
    </Popover>
  );
}
