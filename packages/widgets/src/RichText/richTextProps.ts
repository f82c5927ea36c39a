import type { Ref } from 'react';
import type { BoxedFieldOptions } from '@mingjian/ui';
import type { PickImages } from '../internal/upload/pickedImage';
import type { PictureUpload } from './usePictureUploads';

/** A placeholder that a program fills in, such as the name of the candidate. */
export interface MergeField {
  /** Letters, digits, `.`, `-` and `_`, stored as `data-merge-field`. */
  name: string;
  label: string;
}

/** Functions that bring pictures. Without any of them the editor has no picture tool. */
export interface PictureSources {
  /** Uploads a picture that is selected or pasted, and returns its address. */
  upload?: PictureUpload | undefined;
  /** Lets people select pictures elsewhere, such as in a library; `[]` when they cancel. */
  pickImages?: PickImages | undefined;
  /** Other origins whose pictures may be pasted, such as `https://cdn.example.com`. @default none */
  pictureOrigins?: readonly string[] | undefined;
}

/** Actions of the field for its owner. */
export interface RichTextActions {
  /**
   * Returns why a form must not be saved yet, in the reader's language: a picture is on its way, or
   * has failed, and is not part of the value; or the text is too long.
   */
  getProblem(): string | undefined;
}

export interface RichTextProps extends BoxedFieldOptions, PictureSources {
  /** HTML. Without it the field is uncontrolled. */
  value?: string | undefined;
  /** Initial HTML of an uncontrolled field. @default '' */
  defaultValue?: string | undefined;
  /** Called with the sanitised HTML after each change; empty without content. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Height of the text in pixels: 360, or 300 in reports. People may drag it. @default 360 */
  height?: number | undefined;
  /** Most characters, without tags. More are marked, not cut. @default no limit */
  maxLength?: number | undefined;
  /** Merge fields to insert. @default none */
  mergeFields?: readonly MergeField[] | undefined;
  /** Whether the toolbar has a preview as on a phone. @default true */
  phonePreview?: boolean | undefined;
  /** @default the text "enter" */
  placeholder?: string | undefined;
  /** Name in a form, which receives the HTML under it. */
  name?: string | undefined;
  id?: string | undefined;
  /** Class of the root. */
  className?: string | undefined;
  /** Ref of the field's actions, by which a form asks whether it may be saved. */
  actionsRef?: Ref<RichTextActions> | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Whether the text can be read and copied but not changed. @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ref of the text. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A tool that opens a dialog. */
export type OpenTool = 'link' | 'image' | 'table' | 'preview';
