import { useId, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { isComposed } from '../internal/events/isComposed';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Tag.styles';
import { tagTexts } from './Tag.texts';

export interface RemoveTagProps {
  /** Id of the element with the label of the tag, which the name of the button ends with. */
  labelId: string;
  onRemove: () => void;
}

/** The button that removes a tag, by a press or, while it has focus, by Delete or Backspace. */
export function RemoveTag({ labelId, onRemove }: RemoveTagProps) {
  const t = useTexts(tagTexts);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || event.repeat) return;
    if (isComposed(event.nativeEvent)) return;
    event.preventDefault();
    onRemove();
  };

  return (
    <S.Remove
      id={id}
      type="button"
      aria-label={t.remove}
      aria-labelledby={`${id} ${labelId}`}
      onClick={onRemove}
      onKeyDown={handleKeyDown}
    >
      <Icon icon={X} />
    </S.Remove>
  );
}
