import type { ComponentPropsWithRef } from 'react';

export interface RichTextViewProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML, from wherever it comes: it is sanitised here. A text without tags keeps its lines. */
  value: string;
}
