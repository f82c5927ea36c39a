import { useEffect, useRef, useState } from 'react';
import { fileOrigins, type UploadKind } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { RichText, type MergeField, type PictureSources } from '@mingjian/widgets/RichText';
import { site } from '../../base/site';
import { freshHtml, hasExpired } from '../files/freshHtml';
import { useUploadFile } from '../files/useUploadFile';
import { controlOptions } from '../resourceList/controlOptions';
import type { ControlProps } from '../resourceList/listItems';

export interface RichTextControlProps extends ControlProps, Pick<PictureSources, 'pickImages'> {
  /** Height of the text in pixels. @default 360 */
  height?: number | undefined;
  /** Kind of the pictures that are uploaded. @default 'article', which everyone may see */
  uploadKind?: UploadKind | undefined;
  /** Merge fields to insert. @default none */
  mergeFields?: readonly MergeField[] | undefined;
}

/**
 * The control of a rich text in a form, with pictures. It refuses a save while one is
 * on its way. Pictures of a draft get new addresses.
 */
export function RichTextControl(props: RichTextControlProps) {
  const {
    value,
    onChange,
    actionsRef,
    height,
    pickImages,
    mergeFields,
    uploadKind = 'article',
  } = props;
  const upload = useUploadFile(uploadKind);
  const html = typeof value === 'string' ? value : '';
  const { shown, note } = useFreshPictures(html);
  return (
    <RichText
      {...controlOptions(props)}
      actionsRef={actionsRef}
      height={height}
      pickImages={pickImages}
      mergeFields={mergeFields}
      pictureOrigins={fileOrigins(site.fileBases)}
      upload={async (file, { signal, onProgress }) =>
        (await upload(file, { signal, onProgress })).path
      }
      value={shown}
      onValueChange={(next) => {
        note(next);
        onChange(next === '' ? null : next);
      }}
    />
  );
}

/**
 * Returns a value from outside with new addresses in the place of expired ones, which is no change
 * of it. One that the editor has reported, of which `note` is called, shows its pictures already,
 * and another value would end the history of the editor.
 */
function useFreshPictures(html: string) {
  const http = useHttp();
  const reported = useRef<string>(null);
  const [fresh, setFresh] = useState({ stale: '', html: '' });
  useEffect(() => {
    if (html === reported.current || !hasExpired(html, Date.now())) return undefined;
    let isCurrent = true;
    const show = (renewed: string) => isCurrent && setFresh({ stale: html, html: renewed });
    // Without new addresses the pictures are missing, and the text can be edited all the same.
    freshHtml(http, html).then(show, () => {});
    return () => {
      isCurrent = false;
    };
  }, [http, html]);
  return {
    shown: html !== '' && fresh.stale === html ? fresh.html : html,
    note: (next: string) => {
      reported.current = next;
    },
  };
}
