import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ColumnPin } from '../model/columnGroups';
import { columnsTexts } from './columns.texts';
import * as S from './ColumnChooser.styles';
import { ColumnLine } from './ColumnLine';
import type { ColumnChooserState } from './useColumnChooser';
import { type ColumnDrag, useColumnDrag } from './useColumnDrag';

const HEADINGS = { left: 'groupLeft', none: 'groupNone', right: 'groupRight' } as const;

/**
 * The columns below each other, in the order shown. Arrows go from line to line, with Alt they move
 * the line. Renders a `<ul>`.
 */
export function ColumnLines({ chooser }: { chooser: ColumnChooserState }) {
  const t = useTexts(columnsTexts);
  const [opened, setOpened] = useState<string | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const { listRef, drag, handleProps } = useColumnDrag(chooser.put);
  const groups = chooser.groups.filter(({ columns }) => columns.length > 0);
  const lines = groups.flatMap(({ columns }) => columns);
  const stopNow = lines.some(({ field }) => field === stop) ? stop : lines[0]?.field;
  const isWhole = chooser.search.trim() === '';
  const handleKeyDown = lineKeys(chooser.step, stopNow);
  const handleFocus = ({ target }: FocusEvent) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (field !== undefined) setStop(field);
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
        // One flat list: a line that changes its group stays the same element, and keeps focus.
        groups.length > 1 && (
          <li key={`# ${pin}`} data-heading>
            {t[HEADINGS[pin ?? 'none']]}
          </li>
        ),
        ...columns.map((choice, at) => (
          <ColumnLine
            key={choice.field}
            {...{ choice, chooser }}
            isStop={choice.field === stopNow}
            isOpen={choice.field === opened}
            onToggleOpen={() => setOpened(choice.field === opened ? null : choice.field)}
            handleProps={isWhole ? handleProps(choice.field) : undefined}
            drop={dropOf(drag, pin, choice.field, at === columns.length - 1)}
            isDragged={drag?.field === choice.field}
          />
        )),
      ])}
    </S.Lines>
  );
}

function dropOf(drag: ColumnDrag | null, pin: ColumnPin, field: string, isLast: boolean) {
  if (!drag || drag.field === field || drag.place.pin !== pin) return undefined;
  if (drag.place.before === field) return 'before';
  return isLast && drag.place.before === null ? 'after' : undefined;
}

const OWN_ARROWS = '[role="spinbutton"], [type="radio"]';

/** Returns what the arrow keys do: from line to line, and with Alt the line itself. */
function lineKeys(step: ColumnChooserState['step'], stop: string | null | undefined) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const target = event.target as HTMLElement;
    if (by === 0 || stop == null || target.matches(OWN_ARROWS)) return;
    event.preventDefault();
    if (event.altKey) return step(stop, by);
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')];
    const next = lines[lines.findIndex((line) => line.contains(target)) + by];
    next?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus();
  };
}
