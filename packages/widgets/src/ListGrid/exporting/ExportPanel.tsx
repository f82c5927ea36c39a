import { useRef } from 'react';
import type { ExportJob } from './exporter';
import { ExportForm, type ExportFormProps } from './ExportForm';
import { ExportHistory } from './ExportHistory';
import * as S from './ExportTool.styles';
import { OpenSign } from './OpenSign';
import type { useExportTool } from './useExportTool';

export interface ExportPanelProps extends Omit<ExportFormProps, 'onStart'> {
  tool: ReturnType<typeof useExportTool>;
  onDownload(job: ExportJob): Promise<void>;
}

/** What the export button opens: the wish for a new one, and those there are. */
export function ExportPanel({
  tool: { exports, setOpen, act, start },
  onDownload,
  ...form
}: ExportPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const press = async (work: () => Promise<void>) => {
    await act(work);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) panelRef.current?.focus();
  };
  return (
    <S.Panel ref={panelRef} tabIndex={-1}>
      <OpenSign onChange={setOpen} />
      <ExportForm {...form} onStart={start} />
      <ExportHistory exports={exports} act={(work) => void press(work)} onDownload={onDownload} />
    </S.Panel>
  );
}
