import { useMemo, useSyncExternalStore } from 'react';
import { adaptColors } from '../internal/richText/adaptiveColors';
import { sanitiseHtml } from '../internal/richText/sanitiseHtml';
import type { RichTextViewProps } from './richTextViewProps';
import * as S from './RichTextView.styles';

const NOTHING = () => () => {};

/** The content of `RichTextView`. A server has no window to sanitise with, so it renders none. */
export function SanitisedHtml({ value, ...rest }: RichTextViewProps) {
  const isClient = useSyncExternalStore(
    NOTHING,
    () => true,
    () => false,
  );
  const html = useMemo(() => (isClient ? adaptColors(sanitiseHtml(value)) : ''), [isClient, value]);
  return (
    <S.Content
      {...rest}
      data-plain={!value.includes('<') || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
