import { support } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Badge, Icon, Link, useTexts } from '@mingjian/ui';
import { MessageCircle } from 'lucide-react';
import { useMayOpen, type HeaderActionProps } from '../../shell';
import * as S from './Support.styles';
import { supportTexts } from './support.texts';

/**
 * The way to the conversations, with the number of unread messages. A narrow header has no space
 * for it; the menu leads there too.
 */
export function SupportButton({ narrow }: HeaderActionProps) {
  const mayOpen = useMayOpen();
  return !narrow && mayOpen('/im') ? <UnreadLink /> : null;
}

function UnreadLink() {
  const t = useTexts(supportTexts);
  const { data } = useCall(support.getUnreadCount, {});
  const count = data?.count ?? 0;
  const label = t.bell(count);
  return (
    <Link href="/im" aria-label={label} title={label}>
      <S.Sign>
        <Badge label={t.unread} count={count}>
          <S.Bubble>
            <Icon icon={MessageCircle} />
          </S.Bubble>
        </Badge>
      </S.Sign>
    </Link>
  );
}
