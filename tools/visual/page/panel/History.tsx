import { Tag, Text, useLocale, useTexts } from '@mingjian/ui';
import { isSpoken } from '../../cells';
import { thumbnailOf } from '../../history/thumbnails';
import type { Change, Earlier } from '../../report';
import { showEarlier } from '../commands';
import { useDesk, useLooking } from '../desk';
import { useSpeech } from '../useCommand';
import * as S from './History.styles';
import { panelTexts } from './panel.texts';

/**
 * The baselines that the cell had, as a strip of small pictures; each can be looked at beside the
 * present picture.
 */
export function History({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  if (change.history.length === 0)
    return <Text tone="muted">{isSpoken(change.cell) ? t.historySpoken : t.historyNone}</Text>;
  return (
    <S.Strip aria-label={t.historyList(change.cell)}>
      {change.history.map((earlier) => (
        <li key={`${earlier.commit} ${earlier.hash}`}>
          <Frame change={change} earlier={earlier} />
        </li>
      ))}
    </S.Strip>
  );
}

interface FrameProps {
  change: Change;
  earlier: Earlier;
}

function Frame({ change, earlier }: FrameProps) {
  const desk = useDesk();
  const speech = useSpeech();
  const isPresent = earlier.hash === change.before?.hash;
  const isShown = useLooking(
    (looking) => (looking.earlier ?? change.before?.hash) === earlier.hash,
  );

  if (earlier.size === null) {
    return (
      <S.Still>
        <Content change={change} earlier={earlier} />
      </S.Still>
    );
  }
  return (
    <S.Action
      type="button"
      aria-pressed={isShown}
      onClick={() => showEarlier(desk, speech, isPresent ? null : earlier)}
    >
      <Content change={change} earlier={earlier} />
    </S.Action>
  );
}

function Content({ change, earlier }: FrameProps) {
  const { pictures } = useDesk();
  const t = useTexts(panelTexts);
  const { locale } = useLocale();
  const { hash, at, by, reason, size } = earlier;
  const address = size && pictures.address(thumbnailOf(hash));

  return (
    <>
      <S.Picture>
        {address ? (
          <img src={address} alt="" loading="lazy" decoding="async" />
        ) : size ? (
          t.noPicture
        ) : (
          t.lost
        )}
      </S.Picture>
      <S.Words>
        <S.When>
          {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at))}
          {hash === change.before?.hash && <Tag tone="accent">{t.present}</Tag>}
        </S.When>
        <span>{by}</span>
        <S.Reason data-missing={reason === null || undefined}>{reason ?? t.noReason}</S.Reason>
        <S.Hash>{t.versionOf(hash.slice(0, 8))}</S.Hash>
      </S.Words>
    </>
  );
}
