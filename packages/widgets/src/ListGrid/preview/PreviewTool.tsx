import { IconButton, useTexts } from '@mingjian/ui';
import { PanelRight } from 'lucide-react';
import { listGridTexts } from '../ListGrid.texts';
import { LazyPreviewPanel } from './LazyPreviewPanel';

export interface PreviewToolProps {
  isOpen: boolean;
  onClick(): void;
}

/** Button that opens and closes the preview. */
export function PreviewTool({ isOpen, onClick }: PreviewToolProps) {
  const t = useTexts(listGridTexts);
  return (
    <IconButton
      label={t.preview}
      icon={PanelRight}
      aria-pressed={isOpen}
      aria-keyshortcuts="Alt+Enter"
      onFocus={LazyPreviewPanel.preload}
      onPointerEnter={LazyPreviewPanel.preload}
      onClick={onClick}
    />
  );
}
