export { RichText } from './RichText';
export { richTextTexts } from './RichText.texts';
export type { MergeField, PictureSources, RichTextActions, RichTextProps } from './richTextProps';
export type { PickedImage, PickImages } from '../internal/upload/pickedImage';
export type { PictureUpload, PictureUploadOptions } from './usePictureUploads';
