export { RichText } from './RichText';
export { richTextTexts } from './RichText.texts';
export type {
  MergeField,
  PickedImage,
  PictureSources,
  RichTextActions,
  RichTextProps,
} from './richTextProps';
export type { PictureUpload, PictureUploadOptions } from './usePictureUploads';
