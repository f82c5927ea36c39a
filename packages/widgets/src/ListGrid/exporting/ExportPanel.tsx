import { useEffect, useEffectEvent, useRef } from 'react';
import type { ExportJob } from './exporter';
import { ExportForm, type ExportFormProps } from './ExportForm';
import { ExportHistory } from './ExportHistory';
import * as S from './ExportTool.styles';
import type { ExportToolState } from './useExportTool';

export interface ExportPanelProps extends Omit<ExportFormProps, 'onStart' | 'onReports'> {
  tool: ExportToolState;
  onDownload(job: ExportJob): Promise<void>;
}

/** The export panel: the form of a new export, and the list of existing ones. */
export function ExportPanel({
  tool: { exports, setOpen, run, start, exportReports },
  onDownload,
  ...form
}: ExportPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  useOpenReport(setOpen);
  const runAndFocus = async (operation: () => Promise<void>) => {
    await run(operation);
    // The pressed button may have been unmounted.
    if (document.activeElement === document.body) panelRef.current?.focus();
  };
  return (
    <S.Panel ref={panelRef} tabIndex={-1}>
      <ExportForm {...form} onStart={start} onReports={exportReports} />
      <ExportHistory
        exports={exports}
        run={(operation) => void runAndFocus(operation)}
        onDownload={onDownload}
      />
    </S.Panel>
  );
}

/** Reports mount and unmount, because `Popover` does not expose its open state. */
function useOpenReport(onChange: (isOpen: boolean) => void) {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, []);
}
