import { useRef, type Ref } from 'react';
import { Button, Icon, useTexts } from '@mingjian/ui';
import { Upload } from 'lucide-react';
import { acceptOf } from '../internal/upload/model/fileChecks';
import * as S from './FileWidget.styles';
import { fileWidgetTexts } from './FileWidget.texts';
import type { FileWidgetState } from './useFileWidget';

export interface FileDropProps {
  state: FileWidgetState;
  /** Whether files are being dragged above the widget. */
  isOver: boolean;
  /** Recommended maximum of a file in MB. */
  adviceSize: number;
  disabled: boolean;
  invalid: boolean;
  /** Id of the button. */
  buttonId: string;
  buttonRef: Ref<HTMLElement> | undefined;
}

/** The button that selects files, with the limits that they have. */
export function FileDrop(props: FileDropProps) {
  const { state, isOver, adviceSize, disabled, invalid, buttonId, buttonRef } = props;
  const { limits, max, room, isUnreadable } = state;
  const t = useTexts(fileWidgetTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const accepts = t.accepts(limits.extensions.join(t.separator), max);

  return (
    <S.Drop
      data-over={isOver || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <S.Input
        ref={inputRef}
        type="file"
        multiple={max > 1}
        accept={acceptOf(limits.extensions)}
        tabIndex={-1}
        aria-hidden
        disabled={disabled || isUnreadable || room === 0}
        onChange={({ currentTarget }) => {
          state.add([...(currentTarget.files ?? [])]);
          // Otherwise the same file could not be selected again.
          currentTarget.value = '';
        }}
      />
      <Button
        id={buttonId}
        ref={buttonRef as Ref<HTMLButtonElement>}
        icon={<Icon icon={Upload} />}
        disabled={disabled || isUnreadable}
        disabledReason={room === 0 ? t.full(max) : undefined}
        aria-describedby={`${buttonId}-limits`}
        onClick={() => inputRef.current?.click()}
      >
        {t.choose}
      </Button>
      <S.Hint>{t.drop}</S.Hint>
      <S.Limits id={`${buttonId}-limits`}>{[accepts, t.advice(adviceSize)].join(t.join)}</S.Limits>
    </S.Drop>
  );
}
