import { useId, type ComponentPropsWithRef } from 'react';
import { Checkbox, Icon, IconButton, Tag, useTexts } from '@mingjian/ui';
import { GripVertical, SlidersHorizontal } from 'lucide-react';
import type { ColumnSetting } from '../../internal/list/column';
import { ColumnAdjust } from './ColumnAdjust';
import { columnsTexts } from './columns.texts';
import type { ColumnChooserState } from './useColumnChooser';

export interface ColumnLineProps {
  setting: ColumnSetting;
  chooser: ColumnChooserState;
  /** Whether this line is the tab stop of the list. */
  isTabStop: boolean;
  /** Whether its settings are open. */
  isOpen: boolean;
  onToggleOpen(): void;
  /** Handlers of the drag handle; `undefined` while a search hides lines. */
  handleProps: ComponentPropsWithRef<'span'> | undefined;
  /** Drop position of the dragged column: before or after this line. */
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
}

/** One column of the chooser: drag handle, checkbox and settings. Renders an `<li>`. */
export function ColumnLine({
  setting,
  chooser,
  isTabStop,
  isOpen,
  onToggleOpen,
  handleProps,
  drop,
  isDragged,
}: ColumnLineProps) {
  const t = useTexts(columnsTexts);
  const { field, pin, isShown } = setting;
  const { label } = chooser.columnOf(field);
  const why = chooser.whyShown(field);
  const whyId = useId();
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      data-field={field}
      data-pin={pin ?? undefined}
      data-drop={drop}
      data-dragged={isDragged || undefined}
    >
      <div data-line>
        <span
          {...handleProps}
          data-handle
          data-off={handleProps === undefined || undefined}
          title={t.drag}
          aria-hidden
        >
          <Icon icon={GripVertical} />
        </span>
        <Checkbox
          label={label}
          checked={isShown}
          disabled={why !== null}
          {...(why !== null && { 'aria-describedby': whyId })}
          tabIndex={tabIndex}
          onValueChange={(checked) => chooser.toggle(field, checked)}
        />
        <span data-marks>
          {why !== null && (
            <span id={whyId} data-reason>
              {t[why]}
            </span>
          )}
          {chooser.layout.added.includes(field) && <Tag tone="accent">{t.isNew}</Tag>}
        </span>
        <IconButton
          size="small"
          icon={SlidersHorizontal}
          label={t.adjust(label)}
          aria-expanded={isOpen}
          tabIndex={tabIndex}
          onClick={onToggleOpen}
        />
      </div>
      {isOpen && <ColumnAdjust setting={setting} chooser={chooser} />}
    </li>
  );
}
