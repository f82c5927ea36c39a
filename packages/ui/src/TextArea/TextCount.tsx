import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './TextArea.styles';
import { textAreaTexts } from './TextArea.texts';

export interface TextCountProps {
  id: string;
  length: number;
  max: number;
}

/**
 * The typed and the allowed number of characters. It announces only the last tenth: a number for
 * every key would disturb typing.
 */
export function TextCount({ id, length, max }: TextCountProps) {
  const t = useTexts(textAreaTexts);
  const left = Math.max(0, max - length);
  return (
    <S.Count data-full={left === 0 || undefined}>
      <bdi aria-hidden>
        {length} / {max}
      </bdi>
      <VisuallyHidden id={id}>{t.counted(length, max)}</VisuallyHidden>
      <VisuallyHidden role="status">{left <= max / 10 && t.left(left)}</VisuallyHidden>
    </S.Count>
  );
}

/**
 * Returns the length of an area's text in UTF-16 units, as `maxLength` counts, through typing, new
 * values and form resets.
 */
export function useTextLength(areaRef: RefObject<HTMLTextAreaElement | null>, value: unknown) {
  const [length, setLength] = useState(0);
  const measure = () => setLength(areaRef.current?.value.length ?? 0);

  useLayoutEffect(() => setLength(areaRef.current?.value.length ?? 0), [areaRef, value]);

  useEffect(() => {
    const area = areaRef.current;
    const form = area?.form;
    // The event is dispatched before the form is reset.
    const handleReset = () => void setTimeout(() => setLength(area?.value.length ?? 0));
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [areaRef]);

  return { length, measure };
}
