import type { UploadKind } from '@mingjian/api';
import { ImageUpload } from '@mingjian/widgets/ImageUpload';
import type { ControlProps } from '../resourceList/listItems';
import { useImageSources } from './useImageSources';

export interface ImagesControlProps extends ControlProps {
  kind: UploadKind;
  /** Maximum number of images. @default 5 */
  max?: number | undefined;
}

/**
 * The control of several images in a form, which refuses a save while an upload is unfinished. Its
 * value has their addresses, with commas between them.
 */
export function ImagesControl({ field, id, value, onChange, kind, ...rest }: ImagesControlProps) {
  const sources = useImageSources(kind);
  return (
    <ImageUpload
      {...sources}
      multiple
      valueFormat="comma"
      id={id}
      label={field.label}
      description={field.description}
      required={field.required}
      readOnly={rest.readOnly}
      error={rest.error}
      actionsRef={rest.actionsRef}
      max={rest.max}
      value={typeof value === 'string' ? value : null}
      onValueChange={onChange}
    />
  );
}
