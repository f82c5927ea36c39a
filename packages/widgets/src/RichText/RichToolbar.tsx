import { memo, type MouseEvent, type RefObject } from 'react';
import { IconButton, Menu, Toolbar, ToolbarSeparator, useTexts, type MenuItem } from '@mingjian/ui';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Braces,
  Highlighter,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Smartphone,
  Strikethrough,
  Table,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import * as commands from './editor/commands';
import { focusText } from './editor/focusText';
import type { RichEditor } from './editor/slateNodes';
import { isSameState, toolState, type ToolState } from './editor/toolState';
import { HIGHLIGHTS, INKS } from './model/colors';
import type { Alignment, Mark } from './model/richDocument';
import { ColorTool } from './ColorTool';
import type { MergeField, OpenTool } from './richTextProps';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';
import { StyleTools } from './StyleTools';
import { useTableItems } from './useTableItems';

const MARK_TOOLS: readonly (readonly [
  Mark & ('bold' | 'italic' | 'underline' | 'strike'),
  LucideIcon,
])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['underline', Underline],
  ['strike', Strikethrough],
];

const ALIGN_ICONS: readonly (readonly [Alignment, LucideIcon])[] = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
  ['justify', AlignJustify],
];

export interface RichToolbarProps {
  /** Label of the field. */
  label: string;
  toolbarRef: RefObject<HTMLDivElement | null>;
  mergeFields: readonly MergeField[] | undefined;
  hasPictures: boolean;
  hasPreview: boolean;
  disabled: boolean;
  /** Opens a dialog. */
  onOpen(tool: OpenTool): void;
}

/** A tool runs without taking the focus from the text; with the keyboard it keeps its own. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Tools of the text: one tab stop, arrow keys between them. */
export const RichToolbar = memo(function RichToolbar(props: RichToolbarProps) {
  const { label, toolbarRef, mergeFields = [], hasPictures, hasPreview, disabled, onOpen } = props;
  const t = useTexts(richTextTexts);
  const editor = useSlateStatic() as RichEditor;
  const state = useSlateSelector(toolState, isSameState);
  const marks = state.marks.split(',');
  const run = (command: (editor: RichEditor) => unknown) => void command(editor);
  const runAndReturn = (command: (editor: RichEditor) => unknown) => {
    run(command);
    // The list gives the focus back to its button first.
    requestAnimationFrame(() => focusText(editor));
  };
  const tableItems = useTableItems(state, () => onOpen('table'), runAndReturn);
  const tool = (name: string, icon: LucideIcon, onClick: () => void, more: ToolOptions = {}) => (
    <IconButton
      size="small"
      label={name}
      icon={icon}
      disabled={disabled || more.isOff}
      aria-pressed={more.isOn}
      onMouseDown={keepFocus}
      onClick={onClick}
    />
  );

  return (
    <S.Tools>
      <Toolbar
        ref={toolbarRef}
        label={t.toolbar(label)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) focusText(editor);
        }}
      >
        {tool(t.undo, Undo2, () => run((one) => one.undo()), { isOff: !state.canUndo })}
        {tool(t.redo, Redo2, () => run((one) => one.redo()), { isOff: !state.canRedo })}
        <ToolbarSeparator />
        <StyleTools state={state} disabled={disabled} run={runAndReturn} />
        <ToolbarSeparator />
        {MARK_TOOLS.map(([mark, icon]) => (
          <IconButton
            key={mark}
            size="small"
            label={t[mark]}
            icon={icon}
            disabled={disabled}
            aria-pressed={marks.includes(mark)}
            onMouseDown={keepFocus}
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
        {tool(t.clear, RemoveFormatting, () => run(commands.clearFormatting))}
        <ToolbarSeparator />
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
        {tool(t.bullet, List, () => run((one) => commands.toggleList(one, 'bullet')), {
          isOn: state.list === 'bullet',
        })}
        {tool(t.number, ListOrdered, () => run((one) => commands.toggleList(one, 'number')), {
          isOn: state.list === 'number',
        })}
        {tool(t.outdent, IndentDecrease, () => run(commands.outdent), { isOff: !state.canIndent })}
        {tool(t.indent, IndentIncrease, () => run(commands.indent), { isOff: !state.canIndent })}
        {tool(t.quote, Quote, () => run(commands.toggleQuote), { isOn: state.isQuote })}
        <ToolbarSeparator />
        {tool(t.link, Link, () => onOpen('link'), { isOn: state.isLink })}
        {(hasPictures || state.isImage) &&
          tool(t.image, Image, () => onOpen('image'), { isOn: state.isImage })}
        {tool(t.divider, Minus, () => run(commands.insertDivider))}
        <Menu
          label={t.table}
          trigger={<IconButton size="small" label={t.table} icon={Table} disabled={disabled} />}
          items={tableItems}
        />
        {mergeFields.length > 0 && (
          <Menu
            label={t.mergeField}
            trigger={
              <IconButton size="small" label={t.mergeField} icon={Braces} disabled={disabled} />
            }
            items={mergeFields.map(({ name, label: text }): MenuItem => ({
              key: name,
              label: text,
              onSelect: () =>
                runAndReturn((one) =>
                  commands.insertInline(one, {
                    type: 'mergeField',
                    name,
                    label: text,
                    children: [{ text: '' }],
                  }),
                ),
            }))}
          />
        )}
        {hasPreview && tool(t.preview, Smartphone, () => onOpen('preview'))}
      </Toolbar>
    </S.Tools>
  );
});

interface ToolOptions {
  isOn?: ToolState['isQuote'];
  isOff?: boolean;
}
