import { useId } from 'react';
import { RemoveTag } from '../Tag/RemoveTag';
import * as S from './TagInput.styles';

export interface TagsProps {
  tags: readonly string[];
  /** Id of the element that labels the list. */
  labelId: string;
  /** Absent where tags cannot be removed. */
  onRemove?: ((tag: string) => void) | undefined;
}

/** The tags, each with a button that removes it. */
export function Tags({ tags, labelId, onRemove }: TagsProps) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <S.Tags aria-labelledby={labelId}>
      {tags.map((tag, index) => (
        <S.Tag key={tag}>
          <S.Word id={`${id}-${index}`} title={tag}>
            {tag}
          </S.Word>
          {onRemove && <RemoveTag labelId={`${id}-${index}`} onRemove={() => onRemove(tag)} />}
        </S.Tag>
      ))}
    </S.Tags>
  );
}
