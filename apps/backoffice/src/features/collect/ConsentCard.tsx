import type { ConsentRecord } from '@mingjian/api';
import { Card, Tag, Text, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';

const TONES = { given: 'success', refused: 'danger', withdrawn: 'warning' } as const;
const METHODS = ['drawn', 'typed', 'paper', 'link'] as const;

/** The consents of a candidate, each with its time, its way and its address. */
export function ConsentCard({ consents }: { consents: readonly ConsentRecord[] }) {
  const t = useTexts(collectTexts);
  const dates = useDateFormat();
  const methodOf = (method: string) => {
    const known = METHODS.find((one) => one === method);
    return known ? t[known] : method;
  };
  return (
    <Card title={t.consents}>
      {consents.length === 0 ? (
        <Text tone="muted">{t.noConsents}</Text>
      ) : (
        <S.List>
          {consents.map(({ kind, groupCode, title, state, time, method, address }) => (
            <li key={`${kind} ${groupCode ?? ''}`}>
              <span>{title}</span>
              <Tag tone={TONES[state]}>{t[state]}</Tag>
              <small>{t.consentNote(dates.time(time), methodOf(method), address)}</small>
            </li>
          ))}
        </S.List>
      )}
    </Card>
  );
}
