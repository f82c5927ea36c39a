import { useId, useState, type Ref } from 'react';
import { FormValue, GroupField, Text, useTexts } from '@mingjian/ui';
import { whenLeft } from '../internal/whenLeft';
import { RefusedAlert } from '../internal/upload/RefusedAlert';
import { uploadTexts } from '../internal/upload/upload.texts';
import { useFileDrop } from '../internal/upload/useFileDrop';
import { AddTile } from './AddTile';
import { ImageTile } from './ImageTile';
import type { ImageUploadProps } from './imageUploadProps';
import * as S from './ImageUpload.styles';
import { imageUploadTexts } from './ImageUpload.texts';
import { LazyCropDialog } from './LazyCropDialog';
import { LazyImagesViewer } from '../internal/upload/LazyImagesViewer';
import { UploadTile } from './UploadTile';
import { useImageUpload, type ImageStatus } from './useImageUpload';
import { useTileDrag } from './useTileDrag';

/**
 * One image, or with `multiple` several in an order, to upload, crop, view and delete. Renders a
 * `<fieldset>` with a list. Its value has the paths of finished images only; `actionsRef` says
 * whether a form has to wait for others. For other files use `FileWidget`.
 */
export function ImageUpload(props: ImageUploadProps) {
  const { label, hideLabel, description, error, note, required, className, name, ref } = props;
  const { readOnly = false, disabled = false, onBlur, resolveUrl, crop } = props;
  const t = useTexts(imageUploadTexts);
  const ownId = useId();
  const id = props.id ?? ownId;
  const state = useImageUpload(props);
  const { paths, uploads, isFixed, limits, max } = state;
  const [viewed, setViewed] = useState<number | null>(null);
  const drag = useTileDrag(state.move, isFixed || paths.length < 2);
  const { isOver, dropProps } = useFileDrop(state.add, isFixed);
  const isAddable = !readOnly && state.room > 0;

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
        tabIndex={-1}
        ref={isAddable ? undefined : (ref as Ref<HTMLDivElement> | undefined)}
        data-over={isOver || undefined}
      >
        {readOnly && paths.length === 0 && <Text tone="muted">{t.none}</Text>}
        {(paths.length > 0 || !readOnly) && (
          <S.Tiles ref={state.listRef} role="list" aria-label={t.list}>
            {paths.map((path, index) => (
              <ImageTile
                key={tileKey(paths, index)}
                path={path}
                index={index}
                state={state}
                drag={drag}
                resolveUrl={resolveUrl}
                onView={() => setViewed(index)}
              />
            ))}
            {uploads.items.map((item) => (
              <UploadTile key={item.uid} item={item} state={state} disabled={disabled} />
            ))}
            {isAddable && (
              <AddTile
                state={state}
                disabled={disabled}
                invalid={error != null}
                hintId={`${id}-limits`}
                buttonRef={ref}
              />
            )}
          </S.Tiles>
        )}
        {isAddable && (
          <S.Hint id={`${id}-limits`}>{t.accepts(limits.extensions.join(t.separator), max)}</S.Hint>
        )}
        <RefusedAlert
          refused={state.refused}
          limits={limits}
          countText={t.tooMany(max)}
          onDismiss={state.dismissRefused}
        />
        <S.Notes>
          {paths.length > 0 && <S.Hint>{t.hint}</S.Hint>}
          <S.Status role="status" data-kind={state.status?.kind}>
            {state.status && <StatusText status={state.status} count={paths.length} />}
          </S.Status>
        </S.Notes>
      </S.Root>
      <FormValue
        controlId={id}
        name={name}
        value={state.formValue}
        disabled={disabled}
        onReset={state.reset}
      />
      {viewed !== null && viewed < paths.length && (
        <LazyImagesViewer
          images={paths.map((url, index) => ({ url, alt: t.image(index + 1) }))}
          index={viewed}
          onIndexChange={setViewed}
          onClose={() => setViewed(null)}
          resolveUrl={resolveUrl}
        />
      )}
      {crop && state.cropping && (
        <LazyCropDialog file={state.cropping} options={crop} onEnd={state.endCropping} />
      )}
    </GroupField>
  );
}

function StatusText({ status, count }: { status: ImageStatus; count: number }) {
  const t = useTexts(imageUploadTexts);
  const { done } = useTexts(uploadTexts);
  if (status.kind === 'moved') return t.moved(status.number, count);
  return status.kind === 'uploaded' ? done : t.removed;
}

/** Returns a key that moves with its image, also beside an equal one. */
function tileKey(paths: readonly string[], index: number): string {
  const path = paths[index] ?? '';
  return `${path} ${paths.slice(0, index).filter((other) => other === path).length}`;
}
