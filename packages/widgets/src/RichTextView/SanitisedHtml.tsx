import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { adaptStyle } from '../internal/richText/adaptiveColors';
import { applyStyles, holdStyles } from '../internal/richText/inlineStyles';
import { sanitiseHtml } from '../internal/richText/sanitiseHtml';
import type { RichTextViewProps } from './richTextViewProps';
import * as S from './RichTextView.styles';

const NOTHING = () => () => {};

/** The content of `RichTextView`. A server has no window to sanitise with, so it renders none. */
export function SanitisedHtml({ value, ref, ...rest }: RichTextViewProps) {
  const isClient = useSyncExternalStore(
    NOTHING,
    () => true,
    () => false,
  );
  const html = useMemo(
    () => (isClient ? holdStyles(sanitiseHtml(value), adaptStyle) : ''),
    [isClient, value],
  );
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
