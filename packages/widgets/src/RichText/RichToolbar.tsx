import { memo, type RefObject } from 'react';
import { Toolbar, ToolbarSeparator, mirrored, useTexts } from '@mingjian/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { BlockTools } from './BlockTools';
import { focusText } from './editor/focusText';
import type { RichEditor } from './editor/slateNodes';
import { isSameState, toolState } from './editor/toolState';
import { InsertTools, type InsertToolsProps } from './InsertTools';
import { LetterTools } from './LetterTools';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';
import { StyleTools } from './StyleTools';
import { ToolButton } from './ToolButton';

const Undo = mirrored(Undo2);
const Redo = mirrored(Redo2);

export interface RichToolbarProps extends Pick<
  InsertToolsProps,
  'mergeFields' | 'hasPictures' | 'hasPreview' | 'disabled' | 'onOpen'
> {
  /** Label of the field. */
  label: string;
  toolbarRef: RefObject<HTMLDivElement | null>;
}

/** Tools of the text: one tab stop, arrow keys between them. */
export const RichToolbar = memo(function RichToolbar(props: RichToolbarProps) {
  const { label, toolbarRef, mergeFields, hasPictures, hasPreview, disabled, onOpen } = props;
  const t = useTexts(richTextTexts);
  const editor = useSlateStatic() as RichEditor;
  const state = useSlateSelector(toolState, isSameState);
  const run = (command: (editor: RichEditor) => unknown) => void command(editor);
  const runAndReturn = (command: (editor: RichEditor) => unknown) => {
    run(command);
    // The list gives the focus back to its button first.
    requestAnimationFrame(() => focusText(editor));
  };
  const group = { state, disabled, run, runAndReturn };

  return (
    <S.Tools>
      <Toolbar
        ref={toolbarRef}
        label={t.toolbar(label)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) focusText(editor);
        }}
      >
        <ToolButton
          label={t.undo}
          icon={Undo}
          disabled={disabled}
          isOff={!state.canUndo}
          onClick={() => editor.undo()}
        />
        <ToolButton
          label={t.redo}
          icon={Redo}
          disabled={disabled}
          isOff={!state.canRedo}
          onClick={() => editor.redo()}
        />
        <ToolbarSeparator />
        <StyleTools state={state} disabled={disabled} run={runAndReturn} />
        <ToolbarSeparator />
        <LetterTools {...group} />
        <ToolbarSeparator />
        <BlockTools {...group} />
        <ToolbarSeparator />
        <InsertTools
          {...group}
          mergeFields={mergeFields}
          hasPictures={hasPictures}
          hasPreview={hasPreview}
          onOpen={onOpen}
        />
      </Toolbar>
    </S.Tools>
  );
});
