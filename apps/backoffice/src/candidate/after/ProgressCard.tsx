import { Card, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { usePage } from '../page/pageContext';
import { afterTexts } from './after.texts';
import * as S from './ProgressCard.styles';

/** The five steps of an order, as its candidate sees them. */
export function ProgressCard() {
  const t = useTexts(afterTexts);
  const dates = useDateFormat();
  const { page } = usePage();
  return (
    <Card title={t.progress}>
      <S.Steps>
        {page.steps.map(({ step, state, doneAt }) => (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <strong>{t[step]}</strong>
            <span>
              {t[state]}
              {doneAt !== null && ` · ${dates.time(doneAt)}`}
            </span>
          </li>
        ))}
      </S.Steps>
    </Card>
  );
}
