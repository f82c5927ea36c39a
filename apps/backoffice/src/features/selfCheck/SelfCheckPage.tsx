import { Button, Card, EmptyState, StatusLight, useFormatNumber, useTexts } from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { OpenPageLayout } from '../../shared/openPage/OpenPageLayout';
import { WayOn } from '../../shared/openPage/WayOn';
import { CHECKS, type CheckName, type CheckResult } from './model/checks';
import * as S from './SelfCheckPage.styles';
import { selfCheckTexts } from './selfCheck.texts';
import { useSelfCheck } from './useSelfCheck';

/** The check of a connection, for people who report a problem and for those who install. */
export function SelfCheckPage() {
  const t = useTexts(selfCheckTexts);
  const { results, isAbsent, isRunning, restart } = useSelfCheck();
  if (isAbsent)
    return (
      <OpenPageLayout title={t.absentTitle}>
        <EmptyState
          icon={SearchX}
          level={1}
          title={t.absentTitle}
          description={t.absent}
          action={<WayOn toLogin={t.toLogin} />}
        />
      </OpenPageLayout>
    );
  return (
    <OpenPageLayout title={t.title}>
      <h1>{t.title}</h1>
      <S.Intro>{t.intro}</S.Intro>
      <Card>
        <S.Checks aria-busy={isRunning || undefined}>
          {CHECKS.map((name) => (
            <CheckRow key={name} name={name} result={results[name]} />
          ))}
        </S.Checks>
      </Card>
      <div>
        <Button loading={isRunning} onClick={restart}>
          {t.restart}
        </Button>
      </div>
    </OpenPageLayout>
  );
}

const TONES = { good: 'success', poor: 'warning', bad: 'danger' } as const;

function CheckRow({ name, result }: { name: CheckName; result: CheckResult | undefined }) {
  const t = useTexts(selfCheckTexts);
  const detail = useDetail(name, result);
  return (
    <li>
      <S.Name>{t[name]}</S.Name>
      <StatusLight tone={result ? TONES[result.state] : 'active'}>
        {result ? t[result.state] : t.running}
      </StatusLight>
      {detail !== '' && <S.Detail>{detail}</S.Detail>}
    </li>
  );
}

/** Returns the measured value and the remedy of a check, in words. */
function useDetail(name: CheckName, result: CheckResult | undefined): string {
  const t = useTexts(selfCheckTexts);
  const format = useFormatNumber();
  if (!result) return '';
  const { state, value } = result;
  const remedies: Readonly<Record<string, unknown>> = t;
  const remedy = state === 'poor' ? remedies[`${name}Poor`] : remedies[`${name}Bad`];
  return [valueText(), state !== 'good' && typeof remedy === 'string' ? remedy : '']
    .filter(Boolean)
    .join(' ');

  function valueText(): string {
    if (value === undefined) return '';
    if (name === 'server') return t.serverValue(Number(value));
    if (name === 'clock') return t.clockValue(Math.round(Math.abs(Number(value)) / 100) / 10);
    if (name === 'language') return value === 'zh' ? t.zhName : t.enName;
    return typeof value === 'number' ? format(value) : value;
  }
}
