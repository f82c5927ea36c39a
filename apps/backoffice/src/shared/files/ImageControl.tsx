import type { UploadKind } from '@mingjian/api';
import {
  ImageUpload,
  type CropOptions,
  type ImageUploadOptions,
} from '@mingjian/widgets/ImageUpload';
import type { ControlProps } from '../resourceList/listItems';
import { useImageSources } from './useImageSources';

export interface ImageControlProps extends ControlProps, Pick<ImageUploadOptions, 'pickImages'> {
  kind: UploadKind;
  /** The part of an image that is kept. @default the whole image */
  crop?: CropOptions | undefined;
}

/** The control of one image in a form, which refuses a save while an upload is unfinished. */
export function ImageControl({ field, id, value, onChange, kind, ...rest }: ImageControlProps) {
  const sources = useImageSources(kind);
  return (
    <ImageUpload
      {...sources}
      id={id}
      label={field.label}
      description={field.description}
      required={field.required}
      readOnly={rest.readOnly}
      error={rest.error}
      actionsRef={rest.actionsRef}
      crop={rest.crop}
      pickImages={rest.pickImages}
      value={typeof value === 'string' ? value : null}
      onValueChange={onChange}
    />
  );
}
