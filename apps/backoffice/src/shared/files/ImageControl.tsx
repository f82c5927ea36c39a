import { useMemo } from 'react';
import type { UploadKind } from '@mingjian/api';
import {
  ImageUpload,
  type CropOptions,
  type ImageUploadOptions,
} from '@mingjian/widgets/ImageUpload';
import { controlOptions } from '../resourceList/controlOptions';
import type { ControlProps } from '../resourceList/listItems';
import { useImageSources } from './useImageSources';

export interface ImageControlProps extends ControlProps, Pick<ImageUploadOptions, 'pickImages'> {
  kind: UploadKind;
  /** The part of an image that is kept. @default the whole image */
  crop?: CropOptions | undefined;
}

/** The control of one image in a form, which refuses a save while an upload is unfinished. */
export function ImageControl(props: ImageControlProps) {
  const { value, onChange, actionsRef, kind, crop, pickImages } = props;
  const sources = useImageSources(kind);
  return (
    <ImageUpload
      {...sources}
      {...controlOptions(props)}
      actionsRef={actionsRef}
      crop={crop}
      pickImages={pickImages}
      value={typeof value === 'string' ? value : null}
      onValueChange={onChange}
    />
  );
}

/**
 * The control of several images in a form, five at most. Its value is the JSON text of their paths,
 * `null` for none.
 */
export function ImagesControl(props: Omit<ImageControlProps, 'crop'>) {
  const { value, onChange, actionsRef, kind, pickImages } = props;
  const sources = useImageSources(kind);
  const paths = useMemo(() => imagePathsIn(value), [value]);
  return (
    <ImageUpload
      {...sources}
      {...controlOptions(props)}
      actionsRef={actionsRef}
      pickImages={pickImages}
      multiple
      value={paths}
      onValueChange={(next) => onChange(next.length > 0 ? JSON.stringify(next) : null)}
    />
  );
}

/** Returns the paths in a JSON text; none in any other value. */
export function imagePathsIn(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  try {
    const paths: unknown = JSON.parse(value);
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
