import { Badge, Button, Popover, useTexts } from '@mingjian/ui';
import { Columns3Cog } from 'lucide-react';
import { listGridTexts } from '../ListGrid.texts';
import { isUnsaved } from '../model/sameLayout';
import { ToolIcon } from '../ToolIcon';
import { LazyChooserPanel } from './LazyChooserPanel';
import type { ColumnChooserOptions } from './useColumnChooser';

export type ColumnChooserProps = ColumnChooserOptions;

/**
 * A button that opens the settings of a list's columns. Renders a `Popover`; a dot tells that
 * something is not saved.
 */
export function ColumnChooser(props: ColumnChooserProps) {
  const t = useTexts(listGridTexts);
  return (
    <Popover
      label={t.columns}
      align="end"
      trigger={
        <Button
          icon={<ToolIcon icon={Columns3Cog} />}
          onFocus={LazyChooserPanel.preload}
          onPointerEnter={LazyChooserPanel.preload}
        >
          {t.columns}
          {isUnsaved(props) && <Badge tone="accent" label={t.columnsUnsaved} />}
        </Button>
      }
    >
      {(close) => <LazyChooserPanel {...props} close={close} />}
    </Popover>
  );
}
