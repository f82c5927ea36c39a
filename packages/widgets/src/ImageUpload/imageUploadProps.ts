import type { Ref } from 'react';
import type { FieldOptions } from '@mingjian/ui';
import type { UploadFile } from '../internal/upload/createUploads';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import type { PickImages } from '../internal/upload/pickedImage';
import type { ResolveUrl } from '../internal/upload/useAddress';

interface ImageValueProps<Value, Changed> {
  /** The stored paths. Without it the field is uncontrolled. */
  value?: Value | null | undefined;
  /** The initial paths of an uncontrolled field. @default none */
  defaultValue?: Value | null | undefined;
  /** Called with the finished images after each change. */
  onValueChange?: ((value: Changed) => void) | undefined;
}

/** One path, `null` for none. */
export interface OneImageProps extends ImageValueProps<string, string | null> {
  /** Whether there may be several images. @default false */
  multiple?: false | undefined;
  /**
   * Type of the value: `path`, and for several images `array`, a list of paths, or `comma`, one
   * text with commas between them.
   * @default 'path', of several images 'array'
   */
  valueFormat?: 'path' | undefined;
}

/** A list of paths. */
export interface ImageListProps extends ImageValueProps<readonly string[], string[]> {
  multiple: true;
  valueFormat?: 'array' | undefined;
}

/** Paths in one text, with commas between them; `null` for none. */
export interface JoinedImagesProps extends ImageValueProps<string, string | null> {
  multiple: true;
  valueFormat: 'comma';
}

/** The part of an image that is kept. */
export interface CropOptions {
  /** Width divided by height, such as 1 for a portrait. */
  aspect: number;
  /** Width in pixels to which a larger part is reduced. @default 1600 */
  maxWidth?: number | undefined;
}

/** Actions of the field for its owner. */
export interface ImageUploadActions {
  /** Returns the images that are not part of the value yet. */
  getItems(): readonly UploadItem[];
  /**
   * Returns why a form must not be saved yet, in the reader's language: an image is on its way, or
   * has failed. `undefined` when all is finished.
   */
  getProblem(): string | undefined;
}

export interface ImageUploadOptions extends FieldOptions {
  /** Sends an image and resolves to its stored path. */
  upload: UploadFile;
  /**
   * Lets people select stored images elsewhere, such as in a library; `[]` when they cancel. Its
   * presence adds a button.
   */
  pickImages?: PickImages | undefined;
  /** Returns the address of a stored path. @default the path itself */
  resolveUrl?: ResolveUrl | undefined;
  /** Maximum number of images. @default 5 with `multiple`, else 1 */
  max?: number | undefined;
  /** Accepted extensions. @default jpeg, jpg, gif, png */
  extensions?: readonly string[] | undefined;
  /** Size in MB above which an image is refused. @default no limit */
  maxSize?: number | undefined;
  /** Number of images that are sent at once. @default 3 */
  concurrency?: number | undefined;
  /** The part of an image that is kept, chosen before it is sent. @default the whole image */
  crop?: CropOptions | undefined;
  /** Called with the images that are not part of the value yet, after every change of them. */
  onItemsChange?: ((items: readonly UploadItem[]) => void) | undefined;
  /** Ref of the field's actions, by which a form asks whether it may be saved. */
  actionsRef?: Ref<ImageUploadActions> | undefined;
  /** Name in a form, which receives a path, or each of a list. */
  name?: string | undefined;
  id?: string | undefined;
  /** Class of the root. */
  className?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Whether images can be seen but not changed. @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ref of the button that adds an image, or else the images. */
  ref?: Ref<HTMLElement> | undefined;
}

export type ImageUploadProps = ImageUploadOptions &
  (OneImageProps | ImageListProps | JoinedImagesProps);
