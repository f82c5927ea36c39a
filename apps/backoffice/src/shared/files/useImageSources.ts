import { PICTURE_EXTENSIONS, UPLOAD_RULES, type UploadKind } from '@mingjian/api';
import type { ImageUploadOptions } from '@mingjian/widgets/ImageUpload';
import { useResolveUrl } from '../../base/files/useResolveUrl';
import { useUploadFile } from './useUploadFile';

type ImageSources = Pick<ImageUploadOptions, 'upload' | 'resolveUrl' | 'extensions' | 'maxSize'>;

const isPicture = (extension: string): extension is (typeof PICTURE_EXTENSIONS)[number] =>
  (PICTURE_EXTENSIONS as readonly string[]).includes(extension);

/** Returns the functions and limits of an `ImageUpload` for a kind of files. */
export function useImageSources(kind: UploadKind): ImageSources {
  return {
    upload: useUploadFile(kind),
    resolveUrl: useResolveUrl(),
    extensions: UPLOAD_RULES[kind].extensions.filter(isPicture),
    // A kind that has videos as well has their limit.
    maxSize: Math.min(UPLOAD_RULES[kind].megabytes, UPLOAD_RULES.picture.megabytes),
  };
}
