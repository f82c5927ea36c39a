import { X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Tabs.styles';

/**
 * The cross of a tab, for the mouse. A tab may hold no button: the keyboard has Delete, which the
 * tab announces.
 */
export function TabCross({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <S.Cross
      aria-hidden
      title={title}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon icon={X} />
    </S.Cross>
  );
}
