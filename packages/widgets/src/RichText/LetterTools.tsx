import { useTexts } from '@mingjian/ui';
import {
  Baseline,
  Bold,
  Highlighter,
  Italic,
  RemoveFormatting,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { ColorTool } from './ColorTool';
import * as commands from './editor/commands';
import { HIGHLIGHTS, INKS } from './model/colors';
import type { Mark } from './model/richDocument';
import { richTextTexts } from './RichText.texts';
import { ToolButton, type ToolGroupProps } from './ToolButton';

const MARK_TOOLS: readonly (readonly [
  Mark & ('bold' | 'italic' | 'underline' | 'strike'),
  LucideIcon,
])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['underline', Underline],
  ['strike', Strikethrough],
];

/** Tools for the look of letters. */
export function LetterTools({ state, disabled, run, runAndReturn }: ToolGroupProps) {
  const t = useTexts(richTextTexts);
  const marks = state.marks.split(',');
  return (
    <>
      {MARK_TOOLS.map(([mark, icon]) => (
        <ToolButton
          key={mark}
          label={t[mark]}
          icon={icon}
          disabled={disabled}
          isOn={marks.includes(mark)}
          onClick={() => run((one) => commands.toggleMark(one, mark))}
        />
      ))}
      <ColorTool
        label={t.color}
        icon={Baseline}
        colors={INKS}
        value={state.color}
        noneLabel={t.defaultColor}
        disabled={disabled}
        onSelect={(color) => runAndReturn((one) => commands.setLook(one, 'color', color))}
      />
      <ColorTool
        label={t.background}
        icon={Highlighter}
        colors={HIGHLIGHTS}
        value={state.background}
        noneLabel={t.noColor}
        disabled={disabled}
        onSelect={(color) => runAndReturn((one) => commands.setLook(one, 'background', color))}
      />
      <ToolButton
        label={t.clear}
        icon={RemoveFormatting}
        disabled={disabled}
        onClick={() => run(commands.clearFormatting)}
      />
    </>
  );
}
