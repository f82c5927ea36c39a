import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts, isComposed } from '@mingjian/ui';
import { useRowDrag, type RowDrag } from '../../internal/useRowDrag';
import { dropTargetAt, type ColumnPin, type DropTarget, type LineBox } from '../model/columnGroups';
import { columnsTexts } from './columns.texts';
import * as S from './ColumnChooser.styles';
import { ColumnLine } from './ColumnLine';
import type { ColumnChooserState } from './useColumnChooser';

const HEADINGS = { left: 'groupLeft', none: 'groupNone', right: 'groupRight' } as const;

/**
 * The columns in display order. Arrow keys move focus between lines, with Alt they move the line.
 * Renders a `<ul>`.
 */
export function ColumnLines({ chooser }: { chooser: ColumnChooserState }) {
  const t = useTexts(columnsTexts);
  const [opened, setOpened] = useState<string | null>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const { listRef, drag, handleProps } = useRowDrag<string, DropTarget, HTMLUListElement>({
    targetAt,
    isSame: (target, other) => target.pin === other.pin && target.before === other.before,
    onDrop: chooser.drop,
  });
  const groups = chooser.groups.filter(({ columns }) => columns.length > 0);
  const lines = groups.flatMap(({ columns }) => columns);
  const currentStop = lines.some(({ field }) => field === tabStop) ? tabStop : lines[0]?.field;
  const isWhole = chooser.search.trim() === '';
  const handleKeyDown = lineKeys(chooser.step, currentStop);
  const handleFocus = ({ target }: FocusEvent) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (field !== undefined) setTabStop(field);
  };

  if (lines.length === 0) return <S.None role="status">{t.none}</S.None>;
  return (
    <S.Lines
      ref={listRef}
      role="list"
      aria-label={t.list}
      data-dragging={drag !== null || undefined}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
    >
      {groups.flatMap(({ pin, columns }) => [
        // One flat list: a line that changes its group stays the same element and keeps focus.
        groups.length > 1 && (
          <li key={`# ${pin}`} data-heading>
            {t[HEADINGS[pin ?? 'none']]}
          </li>
        ),
        ...columns.map((setting, index) => (
          <ColumnLine
            key={setting.field}
            setting={setting}
            chooser={chooser}
            isTabStop={setting.field === currentStop}
            isOpen={setting.field === opened}
            onToggleOpen={() => setOpened(setting.field === opened ? null : setting.field)}
            handleProps={isWhole ? handleProps(setting.field) : undefined}
            drop={dropOf(drag, pin, setting.field, index === columns.length - 1)}
            isDragged={drag?.key === setting.field}
          />
        )),
      ])}
    </S.Lines>
  );
}

function targetAt(list: HTMLElement, y: number): DropTarget | null {
  const lines = [...list.querySelectorAll<HTMLElement>('[data-field]')].map((line): LineBox => {
    const { top, bottom } = line.getBoundingClientRect();
    const { field = '', pin } = line.dataset;
    return { field, pin: pin === 'left' || pin === 'right' ? pin : null, top, bottom };
  });
  return dropTargetAt(lines, y);
}

function dropOf(
  drag: RowDrag<string, DropTarget> | null,
  pin: ColumnPin,
  field: string,
  isLast: boolean,
) {
  if (!drag || drag.key === field || drag.target.pin !== pin) return undefined;
  if (drag.target.before === field) return 'before';
  return isLast && drag.target.before === null ? 'after' : undefined;
}

/** Controls with their own arrow keys. */
const ARROW_CONTROLS = '[role="spinbutton"], [type="radio"]';

/** Returns the key handler: arrows move focus between lines, and with Alt the line. */
function lineKeys(step: ColumnChooserState['step'], current: string | null | undefined) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const target = event.target as HTMLElement;
    if (isComposed(event.nativeEvent)) return;
    if (by === 0 || current == null || target.matches(ARROW_CONTROLS)) return;
    event.preventDefault();
    if (event.altKey) return step(current, by);
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')];
    const next = lines[lines.findIndex((line) => line.contains(target)) + by];
    next?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus();
  };
}
