import { useEffect, useRef } from 'react';
import { FIRST_STEPS, type Board, type FirstStep } from '@mingjian/api';
import { Button, Card, Icon, Link, useTexts, VisuallyHidden } from '@mingjian/ui';
import { Check } from 'lucide-react';
import { accountListPath } from '../../shared/companies/accountPaths';
import { orderListPath } from '../../base/orderPaths';
import { shellPanel, useMayOpen } from '../../shell';
import * as S from './FirstStepsCard.styles';
import { firstStepsTexts } from './firstSteps.texts';

/** Pages where the steps are done. The password has a dialog of the shell. */
const PAGES: Record<Exclude<FirstStep, 'password'>, string> = {
  user: '/system/userList',
  company: '/a-company/companyList',
  companyAccount: accountListPath('serviceUser'),
  order: orderListPath('serviceUser'),
  acceptance: orderListPath('serviceUser'),
};

export interface FirstStepsCardProps {
  /** Whether each step is done. */
  steps: NonNullable<Board['firstSteps']>;
  /** Called when the card is seen again: others do steps too. Keep its identity. */
  onReturn(): void;
}

/** The way from an empty installation to its first accepted order, for its administrator. */
export function FirstStepsCard({ steps, onReturn }: FirstStepsCardProps) {
  const t = useTexts(firstStepsTexts);
  const left = FIRST_STEPS.filter((step) => !steps[step]);
  const wasSeen = useRef(false);
  useEffect(() => {
    if (wasSeen.current) onReturn();
    wasSeen.current = true;
  }, [onReturn]);

  return (
    <Card title={t.title} actions={<S.Left>{t.left(left.length)}</S.Left>}>
      <S.List>
        {FIRST_STEPS.map((step, index) => (
          <S.Item
            key={step}
            data-done={steps[step] || undefined}
            aria-current={step === left[0] ? 'step' : undefined}
          >
            <S.Marker>{steps[step] ? <Icon icon={Check} /> : index + 1}</S.Marker>
            <S.Text>
              <strong>
                {t[step]}
                {steps[step] && <VisuallyHidden>{` ${t.done}`}</VisuallyHidden>}
              </strong>
              <span>{t[`${step}Why`]}</span>
            </S.Text>
            {!steps[step] && <StepAction step={step} />}
          </S.Item>
        ))}
      </S.List>
    </Card>
  );
}

function StepAction({ step }: { step: FirstStep }) {
  const t = useTexts(firstStepsTexts);
  const mayOpen = useMayOpen();
  const label = t[`${step}Go`];
  if (step === 'password')
    return (
      <Button size="small" onClick={() => shellPanel.set('password')}>
        {label}
      </Button>
    );
  return mayOpen(PAGES[step]) ? <Link href={PAGES[step]}>{label}</Link> : null;
}
