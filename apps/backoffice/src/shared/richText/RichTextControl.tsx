import { useEffect, useEffectEvent, useRef } from 'react';
import { useHttp } from '@mingjian/api/react';
import { RichText, type PictureSources } from '@mingjian/widgets/RichText';
import { freshHtml, hasExpired } from '../files/freshHtml';
import { useUploadFile } from '../files/useUploadFile';
import type { ControlProps } from '../resourceList/listItems';

export interface RichTextControlProps extends ControlProps, Pick<PictureSources, 'pickImages'> {
  /** Height of the text in pixels. @default 360 */
  height?: number | undefined;
}

/**
 * The control of a rich text in a form, with pictures of articles. It refuses a save while one is
 * on its way. Pictures of a draft get new addresses.
 */
export function RichTextControl({ field, id, value, onChange, ...rest }: RichTextControlProps) {
  const upload = useUploadFile('article');
  const html = typeof value === 'string' ? value : '';
  const report = useFreshPictures(html, onChange);
  return (
    <RichText
      id={id}
      label={field.label}
      description={field.description}
      required={field.required}
      readOnly={rest.readOnly}
      error={rest.error}
      actionsRef={rest.actionsRef}
      height={rest.height}
      pickImages={rest.pickImages}
      upload={async (file, { signal, onProgress }) =>
        (await upload(file, { signal, onProgress })).path
      }
      value={html}
      onValueChange={(next) => {
        report(next);
        onChange(next === '' ? null : next);
      }}
    />
  );
}

/**
 * Renews expired addresses in a value from outside, and returns a function that notes those of the
 * editor. One that the editor has reported shows its
 * pictures already, and another value would end the history of the editor.
 */
function useFreshPictures(html: string, onChange: ControlProps['onChange']) {
  const http = useHttp();
  const reported = useRef<string>(null);
  const renew = useEffectEvent(async (expired: string, signal: AbortSignal) => {
    const renewed = await freshHtml(http, expired).catch(() => expired);
    if (!signal.aborted && renewed !== expired) onChange(renewed);
  });
  useEffect(() => {
    if (html === reported.current || !hasExpired(html, Date.now())) return undefined;
    const controller = new AbortController();
    void renew(html, controller.signal);
    return () => controller.abort();
  }, [html]);
  return (next: string) => {
    reported.current = next;
  };
}
