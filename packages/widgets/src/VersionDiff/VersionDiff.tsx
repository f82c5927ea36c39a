import { useId, useMemo, type ComponentPropsWithRef } from 'react';
import { useTexts, VisuallyHidden } from '@mingjian/ui';
import { textDiff, type DiffPiece } from './model/textDiff';
import * as S from './VersionDiff.styles';
import { versionDiffTexts } from './VersionDiff.texts';

export interface VersionDiffProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The earlier text. */
  before: string;
  /** The later text. */
  after: string;
  /**
   * `inline`: one text with both. `sides`: the texts beside each other, or one below the other
   * where room is short.
   * @default 'inline'
   */
  view?: 'inline' | 'sides' | undefined;
  /** Label of the earlier text beside the later one. @default the text "before" */
  beforeLabel?: string | undefined;
  /** Label of the later text. @default the text "after" */
  afterLabel?: string | undefined;
}

/**
 * Two versions of a text with what was removed and added: struck through and underlined, in colour,
 * and in words for screen readers. Renders a `<div>` with `<del>` and `<ins>`.
 */
export function VersionDiff({
  before,
  after,
  view = 'inline',
  beforeLabel,
  afterLabel,
  ...rest
}: VersionDiffProps) {
  const t = useTexts(versionDiffTexts);
  const pieces = useMemo(() => textDiff(before, after), [before, after]);
  if (before === after)
    return (
      <S.Root {...rest}>
        <S.Text>
          <S.Note>{t.same}</S.Note>
        </S.Text>
      </S.Root>
    );
  if (view === 'inline')
    return (
      <S.Root {...rest}>
        <DiffText pieces={pieces} />
      </S.Root>
    );
  return (
    <S.Root {...rest}>
      <DiffSide
        label={beforeLabel ?? t.before}
        pieces={pieces.filter(({ kind }) => kind !== 'added')}
      />
      <DiffSide
        label={afterLabel ?? t.after}
        pieces={pieces.filter(({ kind }) => kind !== 'removed')}
      />
    </S.Root>
  );
}

interface DiffTextProps {
  pieces: readonly DiffPiece[];
}

function DiffSide({ label, pieces }: DiffTextProps & { label: string }) {
  const labelId = useId();
  return (
    <S.Side role="group" aria-labelledby={labelId}>
      <S.Label id={labelId}>{label}</S.Label>
      <DiffText pieces={pieces} />
    </S.Side>
  );
}

function DiffText({ pieces }: DiffTextProps) {
  const t = useTexts(versionDiffTexts);
  return (
    <S.Text>
      {pieces.length === 0 && <S.Note>{t.empty}</S.Note>}
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Element = kind === 'removed' ? 'del' : 'ins';
        return (
          <Element key={index}>
            <VisuallyHidden>{t[kind]}</VisuallyHidden>
            {text}
            <VisuallyHidden>{t.end}</VisuallyHidden>
          </Element>
        );
      })}
    </S.Text>
  );
}
