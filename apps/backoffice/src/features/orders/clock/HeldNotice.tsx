import type { OrderDetail } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../../base/useDateFormat';
import * as S from '../OrderDetailsPage.styles';
import { clockTexts } from './clock.texts';

/** The hold that stands: for whom, why, and whether the clock stands; nothing without one. */
export function HeldNotice({ order: { hold } }: { order: OrderDetail }) {
  const t = useTexts(clockTexts);
  const dates = useDateFormat();
  const { labelOf } = useDictionary('hold_type');
  if (!hold) return null;
  const { holdType, reason, userName, since, stopsClock } = hold;
  return (
    <Alert title={(stopsClock ? t.pausedTitle : t.heldTitle)(labelOf(holdType))}>
      <S.Notes>
        {reason && <p>{t.because(reason)}</p>}
        <p>{t.heldBy(userName, dates.short(since))}</p>
      </S.Notes>
    </Alert>
  );
}
