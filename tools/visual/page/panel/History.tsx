import { CopyButton, Tag, Text, useLocale, useTexts } from '@mingjian/ui';
import { isSpoken } from '../../cells';
import type { Change, Earlier } from '../../report';
import { liveCommand } from '../model/live';
import * as S from './History.styles';
import { panelTexts } from './panel.texts';

/**
 * The baselines that the cell had: when, by whom and why, and the command that shows the story as
 * it was then.
 */
export function History({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  if (change.history.length === 0)
    return <Text tone="muted">{isSpoken(change.cell) ? t.historySpoken : t.historyNone}</Text>;
  return (
    <S.Rows aria-label={t.historyList(change.cell)}>
      {change.history.map((earlier) => (
        <Row
          key={`${earlier.commit} ${earlier.hash}`}
          earlier={earlier}
          isPresent={earlier.hash === change.before?.hash}
        />
      ))}
    </S.Rows>
  );
}

function Row({ earlier, isPresent }: { earlier: Earlier; isPresent: boolean }) {
  const t = useTexts(panelTexts);
  const { locale } = useLocale();
  const { hash, commit, at, by, reason } = earlier;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at));

  return (
    <S.Row>
      <S.Words>
        <S.When>
          {day}
          <span>{by}</span>
          {isPresent && <Tag tone="accent">{t.present}</Tag>}
        </S.When>
        <S.Reason data-missing={reason === null || undefined}>{reason ?? t.noReason}</S.Reason>
        <S.Source>
          {t.versionOf(hash.slice(0, 8))}
          <code>{liveCommand(commit)}</code>
        </S.Source>
      </S.Words>
      <CopyButton text={liveCommand(commit)} label={t.copyLive(day)} />
    </S.Row>
  );
}
