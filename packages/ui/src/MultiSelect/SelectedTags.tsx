import { Tag } from '../Tag/Tag';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MultiSelect.styles';
import { multiSelectTexts } from './MultiSelect.texts';

export interface SelectedTagsProps {
  id: string;
  labels: readonly string[];
  shown: number;
  placeholder: string;
}

/**
 * The first values by label and the number of the others; assistive technology reads the visible
 * text, then the labels of the others.
 */
export function SelectedTags({ id, labels, shown, placeholder }: SelectedTagsProps) {
  const t = useTexts(multiSelectTexts);
  if (labels.length === 0)
    return (
      <S.Value id={id} data-empty>
        {placeholder}
      </S.Value>
    );
  const rest = labels.slice(shown);
  return (
    <S.Value id={id} title={labels.join(t.join)}>
      {labels.slice(0, shown).map((label, index) => (
        <Tag key={`${index} ${label}`}>{label}</Tag>
      ))}
      {rest.length > 0 && <S.Rest>+{rest.length}</S.Rest>}
      {rest.length > 0 && <VisuallyHidden>{rest.join(t.join)}</VisuallyHidden>}
    </S.Value>
  );
}
