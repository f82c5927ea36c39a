import { Unlink, Waves } from 'lucide-react';
import { Alert, Icon, Tag, Text, useLocale, useTexts, type TagTone } from '@mingjian/ui';
import type { Change, ChangeKind } from '../../report';
import { useReview } from '../desk';
import { isResized, pairOf } from '../model/pair';
import { orderOf } from '../model/reportIndex';
import { isUnexplained } from '../model/status';
import { words } from '../words.texts';
import * as S from './ChangeHead.styles';
import { useWrittenSize } from './useWrittenSize';
import { viewerTexts } from './viewer.texts';

const tones: Record<ChangeKind, TagTone> = {
  changed: 'accent',
  new: 'success',
  removed: 'neutral',
  renamed: 'notice',
  unstable: 'warning',
};

/** Which picture this is and what the eye will see in it, with a warning where it needs one. */
export function ChangeHead({ change }: { change: Change }) {
  const t = useTexts(viewerTexts);
  const common = useTexts(words);
  const size = useWrittenSize();
  const pair = pairOf(change);
  const place = useReview((review) => orderOf(review.sections).indexOf(change.id));
  const total = useReview((review) => orderOf(review.sections).length);

  return (
    <S.Root>
      <S.TitleRow>
        <S.Title>{t.position(change.title, change.name)}</S.Title>
        {place >= 0 && (
          <Text size="small" tone="muted" tabular>
            {common.place(place + 1, total)}
          </Text>
        )}
      </S.TitleRow>
      <S.Tags>
        <Tag>{change.cell}</Tag>
        <Tag
          tone={tones[change.kind]}
          dot={change.kind !== 'unstable'}
          mark={change.kind === 'unstable' && <Icon icon={Waves} />}
        >
          {common[change.kind]}
        </Tag>
        {isUnexplained(change) && (
          <Tag tone="warning" mark={<Icon icon={Unlink} />}>
            {t.unexplained}
          </Tag>
        )}
        {change.signs.map((sign) => (
          <Tag key={sign}>{common[sign]}</Tag>
        ))}
        {isResized(pair) && pair.left && pair.right && (
          <Text size="small" tone="muted" tabular>
            {t.resized(size(pair.left.picture), size(pair.right.picture))}
          </Text>
        )}
        {change.renamedFrom !== null && (
          <Text size="small" tone="muted">
            {t.renamedFrom(change.renamedFrom)}
          </Text>
        )}
      </S.Tags>
      <Warnings change={change} />
    </S.Root>
  );
}

function Warnings({ change }: { change: Change }) {
  const t = useTexts(viewerTexts);
  const common = useTexts(words);
  const { locale } = useLocale();
  const { decided, kind } = change;

  return (
    <>
      {kind === 'unstable' && (
        <Alert tone="warning" title={t.unstableTitle}>
          {t.unstableWhy}
        </Alert>
      )}
      {decided && (
        <Alert
          tone="info"
          title={t.earlier(
            common[decided.verdict === 'accept' ? 'accepted' : 'denied'],
            decided.by,
            new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(decided.at)),
          )}
        >
          {decided.reason !== '' && <S.Reason>{decided.reason}</S.Reason>}
          {t.earlierWhy}
        </Alert>
      )}
    </>
  );
}
