import { Circle, CircleCheck, CircleX, Waves, type LucideIcon } from 'lucide-react';
import { Icon, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { Status } from '../model/status';
import { words } from '../words.texts';
import * as S from './StatusMark.styles';

const icons: Record<Status, LucideIcon> = {
  open: Circle,
  accepted: CircleCheck,
  denied: CircleX,
  unstable: Waves,
};

export interface StatusMarkProps {
  status: Status;
  /** Whether the word stands beside the shape, or is only read aloud. @default false */
  withWord?: boolean;
}

/** Review status of a change: a shape, a colour and a word. Renders one `<span>`. */
export function StatusMark({ status, withWord = false }: StatusMarkProps) {
  const t = useTexts(words);
  return (
    <S.Root data-status={status}>
      <Icon icon={icons[status]} />
      {withWord ? t[status] : <VisuallyHidden>{t[status]}</VisuallyHidden>}
    </S.Root>
  );
}
