import { useId, useMemo, useState, type ReactNode } from 'react';
import {
  Button,
  Fieldset,
  FormValue,
  Icon,
  LiveRegion,
  Text,
  useTexts,
  type SelectOption,
} from '@mingjian/ui';
import { Plus, Smartphone, Undo2 } from 'lucide-react';
import { useStableActions } from '../internal/useStableActions';
import { PastePrompt, TitlePrompt } from './EditorDialogs';
import { ItemChanges } from './ItemChanges';
import { itemEditorTexts } from './ItemEditor.texts';
import * as S from './ItemEditor.styles';
import { ItemGroup } from './ItemGroup';
import { ItemPreview } from './ItemPreview';
import { repeatedCodes, type ForbiddenItem } from './model/problems';
import { draftOf, MAX_GROUPS } from './model/surveyItems';
import { useForbiddenItems } from './useForbiddenItems';
import { useItemActions } from './useItemActions';
import { useItemEditor, type ItemEditorOptions } from './useItemEditor';

export interface ItemEditorProps extends ItemEditorOptions {
  /** Heading and accessible name of the editor. */
  label: ReactNode;
  /** Description below the heading. */
  description?: ReactNode;
  /** An error of the groups together. */
  error?: ReactNode;
  /** DOM id of the group. @default a generated one */
  id?: string | undefined;
  /** Name in a form, which receives the groups as JSON text. */
  name?: string | undefined;
  /** Dictionaries that items of type `select` can have. @default none */
  dictionaries?: readonly SelectOption<string>[] | undefined;
  /**
   * Items that must not be asked; a title that contains a word gets a warning.
   * @default those of `useForbiddenItems`
   */
  forbidden?: readonly ForbiddenItem[] | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
}

type Prompt = 'group' | 'preview' | { kind: 'item' | 'paste'; group: number } | null;

const NO_DICTIONARIES: readonly SelectOption<string>[] = [];

/**
 * Groups of survey items of a product: names in two languages, types and order. Items keep their
 * keys, are numbered by position, and are pasted from a spreadsheet. Ctrl+Z undoes; Alt with an
 * arrow key moves an item. Renders a `<fieldset>` with lists.
 */
export function ItemEditor({
  label,
  description,
  error,
  id,
  name,
  dictionaries = NO_DICTIONARIES,
  forbidden,
  readOnly = false,
  ...options
}: ItemEditorProps) {
  const t = useTexts(itemEditorTexts);
  const ownId = useId();
  const state = useItemEditor(options);
  const { groups } = state;
  const { actions, announcements, rootRef, handleKeyDown } = useItemActions(state, readOnly);
  const usual = useForbiddenItems();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]));
  const [prompt, setPrompt] = useState<Prompt>(null);
  const repeated = useMemo(() => repeatedCodes(groups), [groups]);
  const callbacks = useStableActions({
    onToggle: (index: number) =>
      setOpen(new Set(open.has(index) ? [...open].filter((at) => at !== index) : [...open, index])),
    onRemove: (index: number) => {
      const rest = [...open].filter((at) => at !== index);
      setOpen(new Set(rest.map((at) => (at > index ? at - 1 : at))));
      actions.removeGroup(index);
    },
    onAdd: (group: number) => setPrompt({ kind: 'item', group }),
    onPaste: (group: number) => setPrompt({ kind: 'paste', group }),
  });
  const close = () => setPrompt(null);

  return (
    <Fieldset legend={label} description={description} error={error} id={id ?? ownId}>
      <S.Root ref={rootRef} onKeyDownCapture={handleKeyDown}>
        <S.Bar>
          {!readOnly && (
            <Button
              size="small"
              icon={<Icon icon={Undo2} />}
              aria-disabled={!state.canUndo}
              aria-keyshortcuts="Control+Z"
              onClick={actions.undo}
            >
              {t.undo}
            </Button>
          )}
          <Button
            size="small"
            icon={<Icon icon={Smartphone} />}
            onClick={() => setPrompt('preview')}
          >
            {t.preview}
          </Button>
        </S.Bar>
        {options.published && <ItemChanges published={options.published} groups={groups} />}
        {groups.length === 0 && <Text tone="muted">{t.none}</Text>}
        <S.List role="list">
          {groups.map((group, index) => (
            <ItemGroup
              key={index}
              group={group}
              index={index}
              isRepeated={repeated.has(group.groupCode)}
              isOpen={open.has(index)}
              dictionaries={dictionaries}
              forbidden={forbidden ?? usual}
              isFixed={readOnly}
              actions={actions}
              {...callbacks}
            />
          ))}
        </S.List>
        {!readOnly && groups.length < MAX_GROUPS && (
          <div>
            <Button
              size="small"
              icon={<Icon icon={Plus} />}
              data-add-group
              onClick={() => setPrompt('group')}
            >
              {t.addGroup}
            </Button>
          </div>
        )}
      </S.Root>
      {prompt === 'preview' && <ItemPreview groups={groups} onClose={close} />}
      {prompt === 'group' && (
        <TitlePrompt
          heading={t.addGroup}
          label={t.group}
          onClose={close}
          onConfirm={(table) => {
            actions.addGroup(table);
            setOpen(new Set([...open, groups.length]));
          }}
        />
      )}
      {typeof prompt === 'object' && prompt?.kind === 'item' && (
        <TitlePrompt
          heading={t.addItem}
          label={t.title}
          onClose={close}
          onConfirm={(title) => actions.addItems(prompt.group, [draftOf(title)])}
        />
      )}
      {typeof prompt === 'object' && prompt?.kind === 'paste' && (
        <PastePrompt
          heading={t.paste}
          onClose={close}
          onConfirm={(drafts) => actions.addItems(prompt.group, drafts)}
        />
      )}
      <FormValue
        controlId={id ?? ownId}
        name={name}
        value={name === undefined ? '' : JSON.stringify(groups)}
        onReset={state.reset}
      />
      <LiveRegion announcements={announcements} />
    </Fieldset>
  );
}
