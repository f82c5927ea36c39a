import { SelectedTags } from '../MultiSelect/SelectedTags';
import { useTexts } from '../texts/LocaleProvider';
import type { SelectedPath } from './model/selectedPaths';
import * as S from './TreeSelect.styles';
import { treeSelectTexts } from './TreeSelect.texts';

export interface SelectedValueProps {
  id: string;
  selected: readonly SelectedPath[];
  multiple: boolean;
  shown: number;
  placeholder: string;
}

/**
 * The value of the closed field: the path of the one item, or tags and the number of the others.
 */
export function SelectedValue({ id, selected, multiple, shown, placeholder }: SelectedValueProps) {
  const t = useTexts(treeSelectTexts);
  const [first] = selected;
  if (!first)
    return (
      <S.Value id={id} data-empty>
        {placeholder}
      </S.Value>
    );
  if (multiple)
    return (
      <SelectedTags
        id={id}
        labels={selected.map(({ labels }) => labels.at(-1) ?? '')}
        shown={shown}
        placeholder={placeholder}
      />
    );
  const ancestors = first.labels.slice(0, -1);
  return (
    <S.Value id={id} title={first.labels.join(t.between)}>
      {ancestors.length > 0 && <span data-way>{ancestors.join(t.between)}</span>}
      {ancestors.length > 0 && <span data-separator>{t.between.trim()}</span>}
      <span data-name>{first.labels.at(-1)}</span>
    </S.Value>
  );
}
