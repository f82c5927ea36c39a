import { Icon, Kbd, useTexts } from '@mingjian/ui';
import { RotateCcw } from 'lucide-react';
import * as S from './CommandPalette.styles';
import { commandPaletteTexts } from './CommandPalette.texts';
import type { PaletteMark } from './model/matchItem';
import type { PaletteRow } from './model/paletteGroups';
import { retryKey, type CommandPaletteState } from './useCommandPalette';

export interface PaletteListProps {
  palette: CommandPaletteState;
}

/** The groups of rows: a listbox that the field controls. */
export function PaletteList({ palette }: PaletteListProps) {
  const t = useTexts(commandPaletteTexts);
  const { groups, searches, id } = palette;
  return (
    <S.List role="listbox" id={`${id}list`} aria-label={t.results}>
      {groups.map((group) => (
        <S.Group key={group.id} role="group" aria-labelledby={`${id}${group.id}-name`}>
          <S.GroupName id={`${id}${group.id}-name`} role="presentation">
            {group.label}
          </S.GroupName>
          {group.rows.map((row) => (
            <Row key={row.key} row={row} palette={palette} />
          ))}
          {group.hiddenCount > 0 && (
            <S.More role="presentation">{t.more(group.hiddenCount)}</S.More>
          )}
        </S.Group>
      ))}
      {searches.failed.map((source) => (
        <S.Row
          key={source.id}
          {...rowProps(retryKey(source), palette)}
          data-failed
          onClick={() => searches.retry(source)}
        >
          <Icon icon={RotateCcw} />
          <S.Label>{t.failed(source.label)}</S.Label>
          <S.Retry>{t.retry}</S.Retry>
        </S.Row>
      ))}
    </S.List>
  );
}

interface RowProps extends PaletteListProps {
  row: PaletteRow;
}

function Row({ row, palette }: RowProps) {
  const { label, hint, icon, shortcut } = row.item;
  return (
    <S.Row {...rowProps(row.key, palette)} onClick={() => palette.choose(row)}>
      {icon ? <Icon icon={icon} /> : <S.NoIcon />}
      <S.Label dir="auto" title={label}>
        <Marked text={label} marks={row.marks} />
      </S.Label>
      {hint !== undefined && hint !== '' && <S.Hint title={hint}>{hint}</S.Hint>}
      {shortcut !== undefined && <Kbd keys={shortcut} />}
    </S.Row>
  );
}

/** The attributes of a row: the pointer makes it active, and never takes focus from the field. */
function rowProps(key: string, { id, activeKey, setActive }: CommandPaletteState) {
  return {
    id: `${id}${key}`,
    role: 'option',
    'aria-selected': key === activeKey,
    onPointerMove: () => key !== activeKey && setActive(key),
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

interface MarkedProps {
  text: string;
  marks: readonly PaletteMark[];
}

/** A text with its matching letters marked. */
function Marked({ text, marks }: MarkedProps) {
  const starts = [0, ...marks.map(([, end]) => end)];
  return starts.map((start, index) => {
    const mark = marks[index];
    return (
      <span key={start}>
        {text.slice(start, mark?.[0])}
        {mark && <mark>{text.slice(mark[0], mark[1])}</mark>}
      </span>
    );
  });
}
