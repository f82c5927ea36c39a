import { useId, useRef, type Ref } from 'react';
import { Alert, ConfirmDialog, FormValue, GroupField, Text, useTexts } from '@mingjian/ui';
import { whenLeft } from '../internal/whenLeft';
import { displayName } from '../internal/upload/model/displayName';
import { RefusedAlert } from '../internal/upload/RefusedAlert';
import { uploadTexts } from '../internal/upload/upload.texts';
import { useFileDrop } from '../internal/upload/useFileDrop';
import { FileDrop } from './FileDrop';
import { FileRow } from './FileRow';
import type { FileWidgetProps } from './fileWidgetProps';
import * as S from './FileWidget.styles';
import { fileWidgetTexts } from './FileWidget.texts';
import { LazyPreviewDialog } from './LazyPreviewDialog';
import { UploadRow } from './UploadRow';
import { useFileWidget, type FileStatus, type FileWidgetState } from './useFileWidget';

/**
 * Files that are uploaded, listed, previewed and deleted. Renders a `<fieldset>` with a list. Its
 * value has finished files only; `actionsRef` says whether a form has to wait for others. For
 * pictures alone use `ImageUpload`.
 */
export function FileWidget(props: FileWidgetProps) {
  const { label, hideLabel, description, error, note, required, className, name, ref } = props;
  const { readOnly = false, disabled = false, adviceSize = 10, onBlur } = props;
  const t = useTexts(fileWidgetTexts);
  const ownId = useId();
  const id = props.id ?? ownId;
  const state = useFileWidget(props);
  const { files, uploads, isUnreadable, isFixed, status, rowActions } = state;
  const { isOver, dropProps } = useFileDrop(state.add, isFixed);

  return (
    <GroupField
      id={id}
      className={className}
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      note={note}
      required={required}
      disabled={disabled}
      onBlur={whenLeft(onBlur)}
    >
      <S.Root
        {...dropProps}
        tabIndex={readOnly ? -1 : undefined}
        ref={readOnly ? (ref as Ref<HTMLDivElement> | undefined) : state.rootRef}
      >
        {!readOnly && (
          <FileDrop
            state={state}
            isOver={isOver}
            adviceSize={adviceSize}
            disabled={disabled}
            invalid={error != null}
            buttonId={`${id}-choose`}
            buttonRef={ref}
          />
        )}
        <RefusedAlert
          refused={state.refused}
          limits={state.limits}
          countText={t.tooMany}
          onDismiss={state.dismissRefused}
        />
        {isUnreadable && <Alert tone="warning">{t.unreadable}</Alert>}
        {readOnly && !isUnreadable && files.length === 0 && <Text tone="muted">{t.none}</Text>}
        {files.length + uploads.items.length > 0 && (
          <S.List role="list" aria-label={t.list}>
            {files.map((file, index) => (
              <FileRow
                key={`${index} ${file.url}`}
                file={file}
                isFixed={isFixed}
                actions={rowActions}
              />
            ))}
            {uploads.items.map((item) => (
              <UploadRow
                key={item.uid}
                item={item}
                actions={rowActions}
                adviceSize={adviceSize}
                disabled={disabled}
              />
            ))}
          </S.List>
        )}
        <S.Status role="status" data-kind={status?.kind}>
          {status && <StatusText status={status} />}
        </S.Status>
      </S.Root>
      <FormValue
        controlId={id}
        name={name}
        value={state.formText}
        disabled={disabled}
        onReset={() => {
          uploads.clear();
          state.reset();
        }}
      />
      <Removal state={state} />
      {state.previewed && (
        <LazyPreviewDialog
          file={state.previewed}
          files={files}
          sources={props}
          onDownload={rowActions.download}
          onClose={state.endPreview}
        />
      )}
    </GroupField>
  );
}

function StatusText({ status }: { status: FileStatus }) {
  const t = useTexts(fileWidgetTexts);
  const { done } = useTexts(uploadTexts);
  if (status.kind === 'downloadFailed') return t.downloadFailed(displayName(status.name));
  return status.kind === 'uploaded' ? done : t[status.kind];
}

/** The question before a file is deleted. */
function Removal({ state }: { state: FileWidgetState }) {
  const t = useTexts(fileWidgetTexts);
  // The dialog closes in both cases.
  const isConfirmed = useRef(false);
  const handleClose = () => {
    state.endRemoving(isConfirmed.current);
    isConfirmed.current = false;
  };
  return (
    <ConfirmDialog
      open={state.removing !== null}
      onClose={handleClose}
      title={t.confirm}
      confirmLabel={t.confirmRemove}
      tone="danger"
      onConfirm={() => void (isConfirmed.current = true)}
    >
      {state.removing && (displayName(state.removing.name) || t.unnamed)}
    </ConfirmDialog>
  );
}
