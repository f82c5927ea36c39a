import { beijing, type UserInfo } from '@mingjian/api';
import { Watermark } from '@mingjian/ui';
import { useMinute } from '../../base/useMinute';
import * as S from './PrintMark.styles';

/** The watermark of every printed page: who printed it, and when in Beijing. */
export function PrintMark({ user }: { user: Pick<UserInfo, 'realname' | 'username'> }) {
  const printed = beijing(new Date(useMinute())).slice(0, 16);
  const person = [user.realname, user.username].filter(Boolean).join(' ');
  return (
    <S.OnPaper>
      <Watermark covers="window" text={[person, printed]} />
    </S.OnPaper>
  );
}
