import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '@mingjian/ui';
import type { RichTextControlProps } from './RichTextControl';

const RichTextControl = lazy(async () => ({
  default: (await import('./RichTextControl')).RichTextControl,
}));

/** The control of a rich text, whose editor is loaded with the first form that shows it. */
export function LazyRichTextControl(props: RichTextControlProps) {
  return (
    <Suspense fallback={<SkeletonBlock height={`${(props.height ?? 360) + 80}px`} />}>
      <RichTextControl {...props} />
    </Suspense>
  );
}
