import { Select, useTexts } from '@mingjian/ui';
import { setLevel, setLook } from './editor/commands';
import type { RichEditor } from './editor/slateNodes';
import type { ToolState } from './editor/toolState';
import { SIZES } from './model/fontSizes';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

const LEVELS = [0, 1, 2, 3, 4] as const;

export interface StyleToolsProps {
  state: ToolState;
  disabled: boolean;
  /** Runs a command and gives the focus back to the text. */
  run(command: (editor: RichEditor) => unknown): void;
}

/** The style of paragraphs and the size of letters. */
export function StyleTools({ state, disabled, run }: StyleToolsProps) {
  const t = useTexts(richTextTexts);
  const sizes = SIZES.some(({ points }) => points === state.size || state.size === null)
    ? SIZES
    : [...SIZES, { points: state.size!, name: '' }].sort((one, other) => one.points - other.points);
  return (
    <>
      <S.Choice>
        <Select
          label={t.style}
          hideLabel
          size="small"
          disabled={disabled}
          value={state.level}
          placeholder={t.several}
          options={LEVELS.map((level) => ({
            value: level,
            label: level === 0 ? t.paragraph : t.heading(level),
          }))}
          missingLabel={state.level === null ? undefined : t.heading(state.level)}
          onValueChange={(level) => run((editor) => setLevel(editor, level ?? 0))}
        />
      </S.Choice>
      <S.Choice data-wide>
        <Select
          label={t.size}
          hideLabel
          size="small"
          disabled={disabled}
          value={state.size ?? 0}
          options={[
            { value: 0, label: t.defaultSize },
            ...sizes.map(({ points, name = '' }) => ({
              value: points,
              label: t.points(points, name),
            })),
          ]}
          onValueChange={(points) => run((editor) => setLook(editor, 'size', points || null))}
        />
      </S.Choice>
    </>
  );
}
