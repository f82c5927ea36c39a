import { Text, useTexts } from '@mingjian/ui';
import * as S from './ConsoleLines.styles';
import { panelTexts } from './panel.texts';

/** Console messages of the story. */
export function ConsoleLines({ lines }: { lines: readonly string[] }) {
  const t = useTexts(panelTexts);
  if (lines.length === 0) return <Text tone="muted">{t.consoleNone}</Text>;
  return (
    <S.Lines aria-label={t.consoleList}>
      {lines.map((line, at) => (
        <S.Line key={at}>{line}</S.Line>
      ))}
    </S.Lines>
  );
}
