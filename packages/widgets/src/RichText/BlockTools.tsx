import { IconButton, Menu, mirrored, useTexts } from '@mingjian/ui';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  IndentDecrease,
  IndentIncrease,
  List,
  ListOrdered,
  Quote,
  type LucideIcon,
} from 'lucide-react';
import * as commands from './editor/commands';
import type { Alignment } from './model/richDocument';
import { richTextTexts } from './RichText.texts';
import { ToolButton, type ToolGroupProps } from './ToolButton';

const Outdent = mirrored(IndentDecrease);
const Indent = mirrored(IndentIncrease);

const ALIGN_ICONS: readonly (readonly [Alignment, LucideIcon])[] = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
  ['justify', AlignJustify],
];

/** Tools for paragraphs, lists and quotes. */
export function BlockTools({ state, disabled, run, runAndReturn }: ToolGroupProps) {
  const t = useTexts(richTextTexts);
  return (
    <>
      <Menu
        label={t.align}
        trigger={
          <IconButton
            size="small"
            label={t.align}
            icon={ALIGN_ICONS.find(([align]) => align === state.align)![1]}
            disabled={disabled}
          />
        }
        items={ALIGN_ICONS.map(([align, icon]) => ({
          key: align,
          icon,
          label: t[align],
          checked: state.align === align,
          onSelect: () => runAndReturn((one) => commands.setAlign(one, align)),
        }))}
      />
      <ToolButton
        label={t.bullet}
        icon={List}
        disabled={disabled}
        isOn={state.list === 'bullet'}
        onClick={() => run((one) => commands.toggleList(one, 'bullet'))}
      />
      <ToolButton
        label={t.number}
        icon={ListOrdered}
        disabled={disabled}
        isOn={state.list === 'number'}
        onClick={() => run((one) => commands.toggleList(one, 'number'))}
      />
      <ToolButton
        label={t.outdent}
        icon={Outdent}
        disabled={disabled}
        isOff={!state.canIndent}
        onClick={() => run(commands.outdent)}
      />
      <ToolButton
        label={t.indent}
        icon={Indent}
        disabled={disabled}
        isOff={!state.canIndent}
        onClick={() => run(commands.indent)}
      />
      <ToolButton
        label={t.quote}
        icon={Quote}
        disabled={disabled}
        isOn={state.isQuote}
        onClick={() => run(commands.toggleQuote)}
      />
    </>
  );
}
