import { useRef } from 'react';
import { Button, Icon, SearchField, useTexts, type ButtonTone } from '@mingjian/ui';
import { CheckCheck, Eye, FolderInput, Trash2, Upload, X } from 'lucide-react';
import { acceptOf } from '../internal/upload/model/fileChecks';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { LibraryState } from './useLibrary';

/** A dialog about selected pictures. */
export type PictureAction = 'move' | 'delete' | 'view';

export interface PictureToolbarProps {
  state: LibraryState;
  uploadTone: ButtonTone;
  onAction: (action: PictureAction) => void;
}

/** The search and the actions above the pictures. Those of no selection say so. */
export function PictureToolbar({ state, uploadTone, onAction }: PictureToolbarProps) {
  const t = useTexts(materialPickerTexts);
  const { source, selection, shown } = state;
  const isSelected = selection.shown.length > 0;

  return (
    <S.Toolbar>
      {source.upload && <UploadButton state={state} tone={uploadTone} />}
      <S.Search>
        <SearchField
          label={t.search}
          hideLabel
          placeholder={t.search}
          value={state.query}
          onValueChange={state.setQuery}
        />
      </S.Search>
      {selection.max > 1 && (
        <Button
          tone="quiet"
          icon={<Icon icon={isSelected ? X : CheckCheck} />}
          disabled={shown.length === 0}
          onClick={isSelected ? selection.clear : selection.selectAll}
        >
          {isSelected ? t.clear : t.selectAll}
        </Button>
      )}
      <ActionButton action="view" state={state} onAction={onAction} />
      {source.moveFiles && <ActionButton action="move" state={state} onAction={onAction} />}
      {source.deleteFiles && <ActionButton action="delete" state={state} onAction={onAction} />}
    </S.Toolbar>
  );
}

function UploadButton({ state, tone }: { state: LibraryState; tone: ButtonTone }) {
  const t = useTexts(materialPickerTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone={tone} icon={<Icon icon={Upload} />} onClick={() => inputRef.current?.click()}>
        {t.upload}
      </Button>
      <S.Input
        ref={inputRef}
        type="file"
        multiple
        accept={acceptOf(state.limits.extensions)}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          state.upload([...(currentTarget.files ?? [])]);
          // Otherwise the same file could not be selected again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

interface ActionButtonProps {
  action: PictureAction;
  state: LibraryState;
  onAction: (action: PictureAction) => void;
}

const ICONS = { view: Eye, move: FolderInput, delete: Trash2 };

function ActionButton({ action, state, onAction }: ActionButtonProps) {
  const t = useTexts(materialPickerTexts);
  const isSelected = state.selection.shown.length > 0;
  return (
    <Button
      tone="quiet"
      icon={<Icon icon={ICONS[action]} />}
      aria-haspopup="dialog"
      onClick={() => (isSelected ? onAction(action) : state.report(t.noFiles, 'danger'))}
    >
      {t[action]}
    </Button>
  );
}
