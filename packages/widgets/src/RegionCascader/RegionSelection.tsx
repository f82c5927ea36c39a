import { Tag, useTexts, VisuallyHidden } from '@mingjian/ui';
import { codeLabel, pathLabel, type RegionLabel } from '../internal/regions/regionLabels';
import { regionTexts } from './RegionCascader.texts';
import * as S from './RegionCascader.styles';
import type { RegionSourceState } from '../internal/regions/regionSource';
import type { RegionCascaderState } from './useRegionCascader';

export interface RegionSelectionProps {
  id: string;
  state: RegionCascaderState;
  source: RegionSourceState;
  multiple: boolean;
  shown: number;
  placeholder: string;
}

/** Most names of one path: more of them are no region. */
const MOST_NAMES = 5;

/** The value of the closed field: a path of names, or some regions and the number of others. */
export function RegionSelection({
  id,
  state: { codes, unreadable, isFilled },
  source: { sources, hasFailed },
  multiple,
  shown,
  placeholder,
}: RegionSelectionProps) {
  const t = useTexts(regionTexts);
  if (!isFilled)
    return (
      <S.Value id={id} data-empty>
        {placeholder}
      </S.Value>
    );
  if (unreadable !== null)
    return (
      <S.Value id={id} title={unreadable}>
        <S.Name>{unreadable}</S.Name>
        <Tag tone="warning">{t.unreadable}</Tag>
      </S.Value>
    );
  if (!sources)
    return (
      <S.Value id={id} data-empty>
        {hasFailed ? codes.slice(0, MOST_NAMES).join(t.between) : t.loading}
      </S.Value>
    );
  if (!multiple) return <PathValue id={id} label={pathLabel(codes, sources)} />;
  const labels = codes.map((code) => codeLabel(code, sources));
  const nameOf = ({ names }: RegionLabel) => names.at(-1) ?? '';
  const others = labels.slice(shown);
  return (
    <S.Value id={id} title={labels.slice(0, 50).map(nameOf).join(t.join)}>
      {labels.slice(0, shown).map((label) => (
        <Tag key={label.code} tone={label.state === 'current' ? 'neutral' : 'warning'}>
          {nameOf(label)}
        </Tag>
      ))}
      {others.length > 0 && <span>+{others.length}</span>}
      <VisuallyHidden>{others.slice(0, 50).map(nameOf).join(t.join)}</VisuallyHidden>
    </S.Value>
  );
}

function PathValue({ id, label: { names, state } }: { id: string; label: RegionLabel }) {
  const t = useTexts(regionTexts);
  const above = names.slice(0, -1).slice(0, MOST_NAMES);
  return (
    <S.Value id={id} title={names.slice(0, MOST_NAMES).join(t.between)}>
      {above.length > 0 && <S.Above>{above.join(t.between)}</S.Above>}
      {above.length > 0 && <S.Separator>{t.between}</S.Separator>}
      <S.Name>{names.at(-1)}</S.Name>
      {state !== 'current' && <Tag tone="warning">{t[state]}</Tag>}
    </S.Value>
  );
}
