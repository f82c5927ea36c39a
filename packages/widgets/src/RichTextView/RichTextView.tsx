import { lazyPart } from '../internal/lazyPart/lazyPart';
import * as S from './RichTextView.styles';
import type { RichTextViewProps } from './richTextViewProps';

const LazyHtml = lazyPart(async () => (await import('./SanitisedHtml')).SanitisedHtml, {
  waiting: (props) => <S.Content {...htmlFree(props)} aria-busy />,
});

/**
 * Rich text to read, sanitised whatever its source. Renders a `<div>`, empty until the sanitiser is
 * loaded and on a server. To write rich text use `RichText`.
 */
export function RichTextView(props: RichTextViewProps) {
  return <LazyHtml {...props} />;
}

function htmlFree({ value: _, ...rest }: RichTextViewProps) {
  return rest;
}
