import { type ComponentPropsWithRef, useId } from 'react';
import { Checkbox, Icon, IconButton, Tag, useTexts } from '@mingjian/ui';
import { GripVertical, SlidersHorizontal } from 'lucide-react';
import type { ColumnSetting } from '../../internal/list/column';
import { ColumnAdjust } from './ColumnAdjust';
import { columnsTexts } from './columns.texts';
import type { ColumnChooserState } from './useColumnChooser';

export interface ColumnLineProps {
  choice: ColumnSetting;
  chooser: ColumnChooserState;
  /** Whether the Tab key stops here: at one line of all. */
  isStop: boolean;
  /** Whether its width, place and edge can be set now. */
  isOpen: boolean;
  onToggleOpen(): void;
  /** What makes the handle pull the line; none while the search leaves lines out. */
  handleProps: ComponentPropsWithRef<'span'> | undefined;
  /** Where a column that is pulled would come to stand: before or after this line. */
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
}

/** One column of the chooser: handle, checkbox, and what else can be set. Renders an `<li>`. */
export function ColumnLine({
  choice,
  chooser,
  isStop,
  isOpen,
  onToggleOpen,
  handleProps,
  drop,
  isDragged,
}: ColumnLineProps) {
  const t = useTexts(columnsTexts);
  const { field, pin, isShown } = choice;
  const { label } = chooser.columnOf(field);
  const why = chooser.whyShown(field);
  const whyId = useId();
  const tabIndex = isStop ? 0 : -1;
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
          onChange={(event) => chooser.toggle(field, event.target.checked)}
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
      {isOpen && <ColumnAdjust choice={choice} chooser={chooser} />}
    </li>
  );
}
