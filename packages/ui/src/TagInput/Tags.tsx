import { X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './TagInput.styles';
import { tagInputTexts } from './TagInput.texts';

export interface TagsProps {
  tags: readonly string[];
  /** Id of the element that labels the list. */
  labelId: string;
  /** Absent where tags cannot be removed. */
  onRemove?: (tag: string) => void;
}

/** The tags, each with a button that removes it. */
export function Tags({ tags, labelId, onRemove }: TagsProps) {
  const t = useTexts(tagInputTexts);
  if (tags.length === 0) return null;
  return (
    <S.Tags aria-labelledby={labelId}>
      {tags.map((tag) => (
        <S.Tag key={tag}>
          <S.Word title={tag}>{tag}</S.Word>
          {onRemove && (
            <S.Remove type="button" aria-label={t.remove(tag)} onClick={() => onRemove(tag)}>
              <Icon icon={X} />
            </S.Remove>
          )}
        </S.Tag>
      ))}
    </S.Tags>
  );
}
