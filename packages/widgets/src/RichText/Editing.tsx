import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTexts, type FieldControlProps } from '@mingjian/ui';
import {
  Editable,
  Slate,
  type RenderChunkProps,
  type RenderElementProps,
  type RenderLeafProps,
  type RenderPlaceholderProps,
} from 'slate-react';
import { focusText } from './editor/focusText';
import { keepOwnSelection } from './editor/keepOwnSelection';
import { handleKey } from './editor/keys';
import { nodesOf, blocksOf } from './editor/slateNodes';
import { LazyDialogs } from './LazyDialogs';
import { RichElementView } from './RichElementView';
import { RichLeafView } from './RichLeafView';
import { RichTextContext } from './richTextContext';
import type { OpenTool, RichTextProps } from './richTextProps';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';
import { RichToolbar } from './RichToolbar';
import { usePaste } from './usePaste';
import type { RichDocumentState } from './useRichDocument';

const renderElement = (props: RenderElementProps) => <RichElementView {...props} />;
const renderLeaf = (props: RenderLeafProps) => <RichLeafView {...props} />;
// A plain element: each key renders all of them.
const renderChunk = ({ attributes, lowest, children }: RenderChunkProps) => (
  <div {...attributes} data-lowest={lowest || undefined}>
    {children}
  </div>
);
const renderPlaceholder = ({ attributes, children }: RenderPlaceholderProps) => (
  <S.Placeholder
    {...attributes}
    style={{ ...attributes.style, top: undefined, opacity: undefined }}
  >
    {children}
  </S.Placeholder>
);

export interface EditingProps {
  document: RichDocumentState;
  controlProps: FieldControlProps;
  options: RichTextProps;
}

/** Toolbar, text and dialogs of one editor. */
export const Editing = memo(function Editing({ document, controlProps, options }: EditingProps) {
  const { readOnly = false, disabled = false, placeholder, required, label, ref } = options;
  const t = useTexts(richTextTexts);
  const [tool, setTool] = useState<OpenTool | null>(null);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const { editor } = document.session;
  const paste = usePaste(editor, document.pictures, options.pictureOrigins ?? []);
  useLayoutEffect(() => keepOwnSelection(editor), [editor]);
  const isStill = readOnly || disabled;
  const context = useMemo(
    () => ({ pictures: document.pictures, isStill }),
    // oxlint-disable-next-line react/exhaustive-deps -- its functions read what is current
    [isStill],
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isStill) return;
    handleKey(event, editor, {
      focusToolbar: () => toolbarRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      openLink: () => setTool('link'),
    });
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (isStill) return;
    event.preventDefault();
    event.stopPropagation();
    editor.insertData(event.clipboardData);
  };

  return (
    <RichTextContext value={context}>
      <Slate
        editor={editor}
        initialValue={nodesOf(blocksOf(editor))}
        onValueChange={document.report}
      >
        {!readOnly && (
          <RichToolbar
            label={typeof label === 'string' ? label : ''}
            toolbarRef={toolbarRef}
            mergeFields={options.mergeFields}
            hasPictures={options.upload !== undefined || options.pickImages !== undefined}
            hasPreview={options.phonePreview ?? true}
            disabled={disabled}
            onOpen={setTool}
          />
        )}
        <S.Area
          onKeyDown={handleKeyDown}
          onFocus={() => {
            paste.preload();
            document.prepare();
          }}
          onPasteCapture={handlePaste}
          onCompositionStart={() => document.setComposing(true)}
          onCompositionEnd={() => document.setComposing(false)}
        >
          <Editable
            {...controlProps}
            ref={ref as Ref<HTMLDivElement>}
            role="textbox"
            aria-multiline
            aria-labelledby={`${controlProps.id}-label`}
            aria-required={required || undefined}
            aria-readonly={readOnly || undefined}
            aria-disabled={disabled || undefined}
            aria-keyshortcuts={isStill ? undefined : 'Alt+F10'}
            tabIndex={0}
            readOnly={isStill}
            placeholder={placeholder ?? t.placeholder}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            renderChunk={renderChunk}
            renderPlaceholder={renderPlaceholder}
          />
        </S.Area>
        <S.PasteStatus role="status">{paste.status}</S.PasteStatus>
        {tool !== null && (
          <LazyDialogs
            tool={tool}
            value={document.html()}
            label={typeof label === 'string' ? label : ''}
            pickImages={options.pickImages && document.pickImages}
            canUpload={options.upload !== undefined}
            onClose={() => {
              setTool(null);
              if (!isStill) focusText(editor);
            }}
          />
        )}
      </Slate>
    </RichTextContext>
  );
}, isSameEditing);

const OPTIONS = [
  'disabled',
  'label',
  'mergeFields',
  'phonePreview',
  'placeholder',
  'readOnly',
  'ref',
  'required',
] as const;
const SOURCES = ['pickImages', 'upload'] as const;

/** A key changes the value alone, which the editor has already. */
function isSameEditing(before: EditingProps, after: EditingProps) {
  const [one, other] = [before.options, after.options];
  return (
    before.document.session === after.document.session &&
    isEqual(before.controlProps, after.controlProps) &&
    OPTIONS.every((name) => one[name] === other[name]) &&
    one.pictureOrigins?.join() === other.pictureOrigins?.join() &&
    SOURCES.every((name) => (one[name] === undefined) === (other[name] === undefined))
  );
}

function isEqual<Props extends object>(one: Props, other: Props) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Props & string>;
  return [...names].every((name) => one[name] === other[name]);
}
