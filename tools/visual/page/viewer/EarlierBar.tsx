import { Button, Text, useLocale, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { showEarlier } from '../commands';
import { useDesk, useLooking } from '../desk';
import { earlierOf } from '../model/history';
import { useSpeech } from '../useCommand';
import { usePair } from '../usePair';
import * as S from './EarlierBar.styles';
import { viewerTexts } from './viewer.texts';

/**
 * Says that an earlier baseline is looked at, which one and why it was right then, and leads back.
 * Renders nothing otherwise.
 */
export function EarlierBar({ change }: { change: Change }) {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(viewerTexts);
  const { locale } = useLocale();
  const { left } = usePair(change);
  const earlier = earlierOf(
    change,
    useLooking((looking) => looking.earlier),
  );
  if (!earlier) return null;

  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(earlier.at));
  return (
    <S.Root>
      <S.Words>
        <S.Which>{t.comparedWith(day, earlier.by)}</S.Which>
        {earlier.reason !== null && <Text tone="muted">{earlier.reason}</Text>}
        {left?.isSmall && <Text tone="muted">{t.smallOnly}</Text>}
      </S.Words>
      <Button tone="quiet" size="small" onClick={() => showEarlier(desk, speech, null)}>
        {t.backToPresent}
      </Button>
    </S.Root>
  );
}
