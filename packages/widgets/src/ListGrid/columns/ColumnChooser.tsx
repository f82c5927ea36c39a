import { Badge, Button, Popover, useTexts } from '@mingjian/ui';
import { Columns3Cog } from 'lucide-react';
import { ChooserPanel } from './ChooserPanel';
import { ToolIcon } from '../ToolIcon';
import { columnsTexts } from './columns.texts';
import { isUnsaved, type ColumnChooserOptions } from './useColumnChooser';

export type ColumnChooserProps = ColumnChooserOptions;

/** A button that opens the settings of a list's columns. Renders a `Popover`; a dot tells that something is not saved. */
export function ColumnChooser(props: ColumnChooserProps) {
  const t = useTexts(columnsTexts);
  return (
    <Popover
      label={t.trigger}
      align="end"
      trigger={
        <Button icon={<ToolIcon icon={Columns3Cog} />}>
          {t.trigger}
          {isUnsaved(props) && <Badge tone="accent" label={t.unsaved} />}
        </Button>
      }
    >
      {(close) => <ChooserPanel {...props} close={close} />}
    </Popover>
  );
}
