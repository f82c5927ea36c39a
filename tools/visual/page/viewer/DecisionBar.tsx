import { Check, MessageSquareText, X } from 'lucide-react';
import {
  Button,
  ButtonGroup,
  Icon,
  IconButton,
  Kbd,
  Text,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import type { Change } from '../../report';
import { useReview } from '../desk';
import type { Command } from '../model/keys';
import { inScope } from '../model/review';
import { statusOf } from '../model/status';
import { StatusMark } from '../list/StatusMark';
import { useCommand } from '../useCommand';
import * as S from './DecisionBar.styles';
import { decisionBarTexts } from './decisionBar.texts';

/**
 * Status of the picture, and the buttons that decide about it and its group. Each names its key.
 */
export function DecisionBar({ change }: { change: Change }) {
  const command = useCommand();
  const t = useTexts(decisionBarTexts);
  const count = useReview((review) => inScope(review, 'group').length);
  const refused = change.kind === 'unstable' ? { disabledReason: t.unstable } : {};

  return (
    <S.Root role="group" aria-label={t.bar}>
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
      <S.Reason>
        <IconButton
          label={t.withReason}
          icon={MessageSquareText}
          tone="neutral"
          aria-keyshortcuts="r"
          onClick={() => command('acceptWithReason')}
          {...refused}
        />
      </S.Reason>
      <ButtonGroup label={t.accept}>
        {count > 1 && (
          <KeyedButton
            command="acceptGroup"
            keys="Shift+A"
            aria-label={t.acceptGroup(count)}
            {...refused}
          >
            {t.group(count)}
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
