export {
  MaterialBrowser,
  type MaterialBrowserActions,
  type MaterialBrowserProps,
  type MaterialLimits,
} from './MaterialBrowser';
export { MaterialPicker, type MaterialPickerProps } from './MaterialPicker';
export { materialPickerTexts } from './MaterialPicker.texts';
export {
  UNGROUPED_FOLDER,
  type MaterialFile,
  type MaterialFolder,
  type MaterialFolderDraft,
  type MaterialLibrary,
  type MaterialSource,
  type MaterialUploadOptions,
} from './materialSource';
export {
  useMaterialPick,
  type MaterialPickOptions,
  type MaterialPickState,
} from './useMaterialPick';
export type { UploadOptions } from '../internal/upload/createUploads';
export type { PickedImage, PickImages } from '../internal/upload/pickedImage';
export type { UploadedFile, UploadItem, UploadStatus } from '../internal/upload/model/uploadItems';
export type { ResolveUrl, ResolveUrlOptions } from '../internal/upload/useAddress';
