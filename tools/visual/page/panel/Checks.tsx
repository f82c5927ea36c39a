import { Stack, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { AxeChanges } from './AxeChanges';
import { ConsoleLines } from './ConsoleLines';
import { Part } from './Panel.styles';
import { panelTexts } from './panel.texts';

/** Automatic findings of the story: accessibility violations and console messages. */
export function Checks({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  return (
    <Stack gap="xl">
      <Stack element="section" gap="sm">
        <Part>{t.axe}</Part>
        <AxeChanges change={change} />
      </Stack>
      <Stack element="section" gap="sm">
        <Part>{t.console}</Part>
        <ConsoleLines lines={change.console} />
      </Stack>
    </Stack>
  );
}
