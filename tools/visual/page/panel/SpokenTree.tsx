import { useState } from 'react';
import { Button, Text, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { Change } from '../../report';
import { diffLines, foldLines, type DiffLine, type DiffPart } from '../model/lineDiff';
import { panelTexts } from './panel.texts';
import * as S from './SpokenTree.styles';

/**
 * The story's spoken tree before and now, line by line, with a sign and a colour where they differ.
 */
export function SpokenTree({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  const { before, after } = change.aria;
  if (before.length === 0 && after.length === 0) return <Text tone="muted">{t.spokenNone}</Text>;
  const lines = diffLines(before, after);
  const isSame = lines.every((line) => line.kind === 'same');

  return (
    <>
      {isSame && <Text tone="muted">{t.spokenSame}</Text>}
      <S.Lines aria-label={t.spokenDiff} key={change.id}>
        {(isSame ? [{ folded: false, lines } as const] : foldLines(lines)).map((part, at) => (
          <Part key={at} part={part} />
        ))}
      </S.Lines>
    </>
  );
}

function Part({ part }: { part: DiffPart }) {
  const t = useTexts(panelTexts);
  const [isOpen, setOpen] = useState(!part.folded);
  if (isOpen) return part.lines.map((line, at) => <Line key={at} line={line} />);
  return (
    <li>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {t.folded(part.lines.length)}
      </Button>
    </li>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const t = useTexts(panelTexts);
  const depth = text.length - text.trimStart().length;
  return (
    <S.Line data-kind={kind}>
      <S.Sign aria-hidden>{signs[kind]}</S.Sign>
      {kind !== 'same' && (
        <VisuallyHidden>{`${kind === 'added' ? t.addedLine : t.removedLine} `}</VisuallyHidden>
      )}
      <S.Words style={{ paddingInlineStart: `${depth}ch` }}>{text.trimStart()}</S.Words>
    </S.Line>
  );
}

const signs: Record<DiffLine['kind'], string> = { same: '', added: '+', removed: '−' };
