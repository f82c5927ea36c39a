import { useMemo, useRef, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { watermarkImage } from './model/watermarkImage';
import { useRestoredLayer } from './useRestoredLayer';
import * as S from './Watermark.styles';

export interface WatermarkProps extends ComponentPropsWithRef<'div'> {
  /** The viewer and the time, in one line or a few. Never a secret. */
  text: string | readonly string[];
  /**
   * Whether it covers its content, or the whole window and every printed page.
   * @default 'content'
   */
  covers?: 'content' | 'window' | undefined;
}

/**
 * A text repeated over the content, on screen and on paper. Renders a `<div>` with the content and
 * a layer that ignores the pointer and is hidden from assistive technology. The layer comes back
 * when it is removed or restyled by hand. It deters; it does not protect.
 */
export function Watermark({ text, covers = 'content', children, ...rest }: WatermarkProps) {
  const lines = (typeof text === 'string' ? [text] : text).join('\n');
  const style = useMemo(() => {
    const { url, width, height } = watermarkImage(lines.split('\n'));
    return {
      '--mj-watermark-image': url,
      '--mj-watermark-size': `${width}px ${height}px`,
    } as CSSProperties;
  }, [lines]);

  const layerRef = useRef<HTMLDivElement>(null);
  useRestoredLayer(layerRef, lines);

  return (
    <S.Root {...rest} data-covers={covers}>
      {children}
      <S.Layer ref={layerRef} aria-hidden style={style} />
    </S.Root>
  );
}
