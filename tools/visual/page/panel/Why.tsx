import { Alert, Stack, Tag, Text, useTexts } from '@mingjian/ui';
import type { Cause, Change } from '../../report';
import { causesBy } from '../model/causes';
import { ValueChange } from '../ValueChange';
import * as S from './Why.styles';
import { Part } from './Panel.styles';
import { panelTexts } from './panel.texts';

/**
 * Causes of the change: tokens with their values, components, files, settings; or a warning that
 * there are none.
 */
export function Why({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  const { tokens, components, files, settings } = causesBy(change.causes);
  if (change.causes.length === 0) return <Unexplained change={change} />;

  return (
    <Stack gap="md">
      {tokens.length > 0 && <Valued title={t.tokens} causes={tokens} />}
      {components.length > 0 && (
        <Stack element="section" gap="xs">
          <Part>{t.components}</Part>
          <Stack direction="row" gap="xs" wrap>
            {components.map((component) => (
              <Tag key={component}>{component}</Tag>
            ))}
          </Stack>
        </Stack>
      )}
      {files.length > 0 && (
        <Stack element="section" gap="xs">
          <Part>{t.files}</Part>
          <S.List role="list">
            {files.map((cause) => (
              <S.Path key={cause.name}>{cause.name}</S.Path>
            ))}
          </S.List>
        </Stack>
      )}
      {settings.length > 0 && <Valued title={t.settings} causes={settings} />}
    </Stack>
  );
}

function Unexplained({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  if (change.kind === 'renamed') return <Text tone="muted">{t.renamedWhy}</Text>;
  if (change.kind === 'unstable') return <Text tone="muted">{t.unstableWhy}</Text>;
  return (
    <Alert tone="warning" title={t.unexplainedTitle}>
      {t.unexplainedWhy}
    </Alert>
  );
}

function Valued({ title, causes }: { title: string; causes: readonly Cause[] }) {
  const t = useTexts(panelTexts);
  return (
    <Stack element="section" gap="xs">
      <Part>{title}</Part>
      <S.List role="list">
        {causes.map((cause) => (
          <li key={`${cause.name} ${cause.component}`}>
            <S.Name>{cause.name}</S.Name>
            <ValueChange before={cause.before} after={cause.after} />
            {cause.component !== null && (
              <Text size="small" tone="muted">
                {t.readBy(cause.component)}
              </Text>
            )}
          </li>
        ))}
      </S.List>
    </Stack>
  );
}
