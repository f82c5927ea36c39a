import { useRef, type Ref } from 'react';
import { Icon, useTexts } from '@mingjian/ui';
import { ImagePlus, Images } from 'lucide-react';
import { acceptOf } from '../internal/upload/model/fileChecks';
import * as S from './ImageUpload.styles';
import { imageUploadTexts } from './ImageUpload.texts';
import type { ImageUploadState } from './useImageUpload';

export interface AddTileProps {
  state: ImageUploadState;
  disabled: boolean;
  invalid: boolean;
  /** Id of the text with the limits. */
  hintId: string;
  buttonRef: Ref<HTMLElement> | undefined;
}

/** The buttons that add images, in their list. */
export function AddTile({ state, disabled, invalid, hintId, buttonRef }: AddTileProps) {
  const t = useTexts(imageUploadTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <S.Tile data-add>
        <S.Add
          ref={buttonRef as Ref<HTMLButtonElement>}
          type="button"
          disabled={disabled}
          data-invalid={invalid || undefined}
          aria-describedby={hintId}
          onClick={() => inputRef.current?.click()}
        >
          <Icon icon={ImagePlus} size={20} />
          {t.add}
        </S.Add>
        <S.Input
          ref={inputRef}
          type="file"
          multiple={state.max > 1}
          accept={acceptOf(state.limits.extensions)}
          tabIndex={-1}
          aria-hidden
          disabled={disabled}
          onChange={({ currentTarget }) => {
            state.add([...(currentTarget.files ?? [])]);
            // Otherwise the same file could not be selected again.
            currentTarget.value = '';
          }}
        />
      </S.Tile>
      {state.pick && (
        <S.Tile data-add>
          <S.Add
            type="button"
            disabled={disabled}
            aria-haspopup="dialog"
            onClick={() => void state.pick?.()}
          >
            <Icon icon={Images} size={20} />
            {t.pick}
          </S.Add>
        </S.Tile>
      )}
    </>
  );
}
