import { PickedTags } from '../MultiSelect/PickedTags';
import { useTexts } from '../texts/LocaleProvider';
import type { ChosenPath } from './model/chosenPaths';
import * as S from './TreeSelect.styles';
import { treeSelectTexts } from './TreeSelect.texts';

export interface ChosenValueProps {
  id: string;
  chosen: readonly ChosenPath[];
  multiple: boolean;
  shown: number;
  placeholder: string;
}

/** What the closed field shows: the way to the one choice, or tags and the number of the rest. */
export function ChosenValue({ id, chosen, multiple, shown, placeholder }: ChosenValueProps) {
  const t = useTexts(treeSelectTexts);
  const [first] = chosen;
  if (!first)
    return (
      <S.Value id={id} data-empty>
        {placeholder}
      </S.Value>
    );
  if (multiple)
    return (
      <PickedTags
        id={id}
        labels={chosen.map(({ labels }) => labels.at(-1) ?? '')}
        shown={shown}
        placeholder={placeholder}
      />
    );
  const way = first.labels.slice(0, -1);
  return (
    <S.Value id={id} title={first.labels.join(t.between)}>
      {way.length > 0 && <span data-way>{way.join(t.between)}</span>}
      {way.length > 0 && <span data-between>{t.between.trim()}</span>}
      <span data-name>{first.labels.at(-1)}</span>
    </S.Value>
  );
}
