export { ImageUpload } from './ImageUpload';
export { imageUploadTexts } from './ImageUpload.texts';
export type {
  CropOptions,
  ImageListProps,
  ImageUploadActions,
  ImageUploadOptions,
  ImageUploadProps,
  JoinedImagesProps,
  OneImageProps,
} from './imageUploadProps';
export { readPaths, writePaths, type ImageValueFormat } from './model/imageValue';
export type { UploadFile, UploadOptions } from '../internal/upload/createUploads';
export {
  uploadProblem,
  type UploadedFile,
  type UploadItem,
  type UploadStatus,
} from '../internal/upload/model/uploadItems';
export { uploadTexts } from '../internal/upload/upload.texts';
export type { ResolveUrl, ResolveUrlOptions } from '../internal/upload/useAddress';
