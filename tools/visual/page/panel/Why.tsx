import { ArrowRight } from 'lucide-react';
import { Alert, Icon, Stack, Tag, Text, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { Cause, Change } from '../../report';
import { causesBy } from '../model/causes';
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
            <S.Values>
              <Value value={cause.before} />
              <S.Arrow>
                <Icon icon={ArrowRight} />
                <VisuallyHidden>{t.becomes}</VisuallyHidden>
              </S.Arrow>
              <Value value={cause.after} />
            </S.Values>
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

/** A value as it is written, with a swatch where it is a colour. */
export function Value({ value }: { value: string | null }) {
  const t = useTexts(panelTexts);
  if (value === null) return <Text tone="muted">{t.none}</Text>;
  const isColour = typeof CSS !== 'undefined' && CSS.supports?.('color', value);
  return (
    <S.Value>
      {isColour && <S.Swatch style={{ backgroundColor: value }} />}
      <code>{value}</code>
    </S.Value>
  );
}
