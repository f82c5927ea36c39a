import { Progress, useTexts, type ProgressProps } from '@mingjian/ui';
import { displayName } from './model/displayName';
import type { UploadItem } from './model/uploadItems';
import { uploadTexts } from './upload.texts';

export interface UploadProgressProps extends Pick<ProgressProps, 'shape'> {
  item: UploadItem;
}

/** The part of an item that has been sent. */
export function UploadProgress({ item: { file, fraction }, shape }: UploadProgressProps) {
  const t = useTexts(uploadTexts);
  return (
    <Progress
      shape={shape}
      label={t.uploading(displayName(file.name))}
      hideLabel
      value={fraction ?? undefined}
      max={1}
    />
  );
}
