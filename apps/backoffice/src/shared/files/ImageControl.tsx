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
