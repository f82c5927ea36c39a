import { X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './TagInput.styles';
import { tagInputTexts } from './TagInput.texts';

export interface TagsProps {
  tags: readonly string[];
  /** Id of the element that names the list. */
  labelId: string;
  /** Left out where tags cannot be removed. */
  onRemove?: (tag: string) => void;
}

/** The words that are in, each with a button that takes it out. */
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
