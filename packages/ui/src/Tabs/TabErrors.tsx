import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { TabItem } from './Tabs';
import * as S from './Tabs.styles';
import { useErrorWords } from './useErrorWords';
import { useWriteNumber } from '../texts/useWriteNumber';

/**
 * That something behind a tab is wrong: an icon, the number where it is known, and words. Renders
 * nothing when all is well.
 */
export function TabErrors({ invalid }: { invalid: TabItem['invalid'] }) {
  const write = useWriteNumber();
  const words = useErrorWords()(invalid);
  if (words === undefined) return null;
  return (
    <S.Errors title={words}>
      <Icon icon={CircleAlert} />
      {typeof invalid === 'number' && (
        <bdi dir="ltr" aria-hidden>
          {write(invalid)}
        </bdi>
      )}
      <VisuallyHidden>{` ${words}`}</VisuallyHidden>
    </S.Errors>
  );
}
