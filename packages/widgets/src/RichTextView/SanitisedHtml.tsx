import { useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { adaptStyle } from '../internal/richText/adaptiveColors';
import { applyStyles, holdStyles } from '../internal/richText/inlineStyles';
import { sanitiseHtml } from '../internal/richText/sanitiseHtml';
import type { RichTextViewProps } from './richTextViewProps';
import * as S from './RichTextView.styles';

/** The content of `RichTextView`, which a server never renders: it has no window. */
export function SanitisedHtml({ value, ref, ...rest }: RichTextViewProps) {
  const html = useMemo(() => holdStyles(sanitiseHtml(value), adaptStyle), [value]);
  const contentRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => contentRef.current!);
  useLayoutEffect(() => applyStyles(contentRef.current!), [html]);
  return (
    <S.Content
      {...rest}
      ref={contentRef}
      data-plain={!value.includes('<') || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
