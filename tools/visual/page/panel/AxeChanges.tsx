import { CircleCheck, CirclePlus, CircleAlert, type LucideIcon } from 'lucide-react';
import { Icon, Stack, Tag, Text, useTexts, type TagTone } from '@mingjian/ui';
import type { AxeBreach, Change } from '../../report';
import { axeDifference, type AxeDifference } from '../model/axeDifference';
import * as S from './AxeChanges.styles';
import { panelTexts } from './panel.texts';

const parts = [
  { name: 'added', text: 'axeAdded', icon: CirclePlus, tone: 'danger' },
  { name: 'fixed', text: 'axeFixed', icon: CircleCheck, tone: 'success' },
  { name: 'kept', text: 'axeKept', icon: CircleAlert, tone: 'warning' },
] as const satisfies { name: keyof AxeDifference; text: string; icon: LucideIcon; tone: TagTone }[];

/** Breaches of accessibility rules: which are new, which are gone, which stayed. */
export function AxeChanges({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  const difference = axeDifference(change.axe.before, change.axe.after);
  const shown = parts.filter((part) => difference[part.name].length > 0);
  if (shown.length === 0) return <Text tone="muted">{t.axeNone}</Text>;

  return (
    <Stack gap="md">
      {shown.map((part) => (
        <Stack key={part.name} gap="sm">
          <Text element="p" size="table" strong>
            {t[part.text]}
          </Text>
          {difference[part.name].map((breach) => (
            <Breach
              key={`${breach.rule} ${breach.target}`}
              breach={breach}
              icon={part.icon}
              tone={part.tone}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Breach({ breach, icon, tone }: { breach: AxeBreach; icon: LucideIcon; tone: TagTone }) {
  return (
    <S.Breach>
      <Stack direction="row" gap="xs" wrap align="center">
        <Tag tone={tone} mark={<Icon icon={icon} />}>
          {breach.rule}
        </Tag>
        <Text size="small" tone="muted">
          {breach.impact}
        </Text>
      </Stack>
      <span lang="en">{breach.help}</span>
      <S.Target>{breach.target}</S.Target>
    </S.Breach>
  );
}
