import { Badge, Button, Icon, Popover, useTexts } from '@mingjian/ui';
import { Columns3Cog } from 'lucide-react';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import { ToolText } from '../ListGrid.styles';
import { listGridTexts } from '../ListGrid.texts';
import { isUnsaved } from '../model/sameLayout';
import type { ColumnChooserOptions } from './useColumnChooser';

export type ColumnChooserProps = ColumnChooserOptions;

/** `ChooserPanel`, loaded when its button is hovered or focused. */
const LazyChooserPanel = lazyPart(async () => (await import('./ChooserPanel')).ChooserPanel, {
  takesFocus: true,
});

/**
 * Button that opens the column settings of a list. Renders a `Popover`. A dot marks unsaved
 * changes.
 */
export function ColumnChooser(props: ColumnChooserProps) {
  const t = useTexts(listGridTexts);
  return (
    <Popover
      label={t.columns}
      placement="bottom-end"
      trigger={
        <Button
          tone="quiet"
          icon={<Icon icon={Columns3Cog} />}
          onFocus={LazyChooserPanel.preload}
          onPointerEnter={LazyChooserPanel.preload}
        >
          <ToolText>{t.columns}</ToolText>
          {isUnsaved(props) && <Badge tone="accent" label={t.columnsUnsaved} />}
        </Button>
      }
    >
      {(close) => <LazyChooserPanel {...props} close={close} />}
    </Popover>
  );
}
