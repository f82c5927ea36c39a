import type { Ref } from 'react';
import { Check, X } from 'lucide-react';
import { Button, ButtonGroup, Icon, Kbd, Text, useLocale, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { useReview } from '../desk';
import type { Command } from '../model/keys';
import { inScope, leftToLookAt } from '../model/review';
import { statusOf } from '../model/status';
import { StatusMark } from '../list/StatusMark';
import { useCommand } from '../useCommand';
import * as S from './DecisionBar.styles';
import { decisionBarTexts } from './decisionBar.texts';

export interface DecisionBarProps {
  change: Change;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Status of the picture, and the buttons that decide about it and its group. Each names its key.
 */
export function DecisionBar({ change, ref }: DecisionBarProps) {
  const t = useTexts(decisionBarTexts);
  const isUnstable = change.kind === 'unstable';
  const left = useReview((review) => (isUnstable ? 0 : leftToLookAt(review).length));
  const count = useReview((review) => inScope(review, 'group').length);
  const refused = isUnstable ? { disabledReason: t.unstable } : {};

  return (
    <S.Root ref={ref} role="group" aria-label={t.bar}>
      <Standing change={change} />
      <ButtonGroup label={t.deny}>
        <KeyedButton command="deny" keys="d" tone="danger" icon={<Icon icon={X} />}>
          {t.deny}
        </KeyedButton>
        {count > 1 && (
          <KeyedButton
            command="denyGroup"
            keys="Shift+D"
            tone="danger"
            aria-label={t.denyGroup(count)}
          >
            {t.group(count)}
          </KeyedButton>
        )}
      </ButtonGroup>
      <ButtonGroup label={t.accept}>
        {count > 1 && (
          <KeyedButton
            command="acceptGroup"
            keys="Shift+A"
            aria-label={left > 0 ? t.acceptGroupAfter(count, left) : t.acceptGroup(count)}
            {...refused}
          >
            <S.All data-sampled={left > 0 || undefined}>{t.group(count)}</S.All>
            {left > 0 && <S.Sample>{t.sample(left)}</S.Sample>}
          </KeyedButton>
        )}
        <KeyedButton
          command="accept"
          keys="a"
          tone="primary"
          icon={<Icon icon={Check} />}
          {...refused}
        >
          {t.accept}
        </KeyedButton>
      </ButtonGroup>
    </S.Root>
  );
}

function Standing({ change }: { change: Change }) {
  const t = useTexts(decisionBarTexts);
  const { locale } = useLocale();
  const decision = useReview((review) => review.rulings.get(change.id));
  const status = useReview((review) => statusOf(change, review.rulings));
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });

  return (
    <S.Standing>
      <StatusMark status={status} withWord />
      {decision && (
        <Text size="small" tone="muted">
          {t.by(decision.by, time.format(new Date(decision.at)))}
          {decision.reason !== '' && ` · ${t.reason(decision.reason)}`}
        </Text>
      )}
    </S.Standing>
  );
}

interface KeyedButtonProps extends Omit<Parameters<typeof Button>[0], 'onClick'> {
  command: Command;
  keys: string;
}

/** The key is shown for the eye; assistive technology has it from the attribute. */
function KeyedButton({ command, keys, children, ...rest }: KeyedButtonProps) {
  const run = useCommand();
  return (
    <Button {...rest} aria-keyshortcuts={keys} onClick={() => run(command)}>
      {children}
      <S.Key aria-hidden>
        <Kbd keys={keys.toUpperCase().replace('SHIFT', 'Shift')} />
      </S.Key>
    </Button>
  );
}
