export { FileWidget } from './FileWidget';
export { fileWidgetTexts } from './FileWidget.texts';
export type {
  ConvertFile,
  FileArrayProps,
  FileJsonProps,
  FileSources,
  FileWidgetActions,
  FileWidgetOptions,
  FileWidgetProps,
  StoredFileRef,
} from './fileWidgetProps';
export { filePreviewTexts } from './preview/preview.texts';
export { readFiles, writeFiles, type FileEntry, type StoredFile } from './model/fileEntries';
export type { UploadFile, UploadOptions } from '../internal/upload/createUploads';
export {
  uploadProblem,
  type UploadedFile,
  type UploadItem,
  type UploadStatus,
} from '../internal/upload/model/uploadItems';
export { uploadTexts } from '../internal/upload/upload.texts';
export type { ResolveUrl, ResolveUrlOptions } from '../internal/upload/useAddress';
