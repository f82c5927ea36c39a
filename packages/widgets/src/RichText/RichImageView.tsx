import { Button, Progress, useStore, useTexts } from '@mingjian/ui';
import { useSelected, type RenderElementProps } from 'slate-react';
import { displayName } from '../internal/upload/model/displayName';
import { uploadTexts } from '../internal/upload/upload.texts';
import { useFailureText } from '../internal/upload/useFailureText';
import type { RichImage } from './model/richDocument';
import { isPending } from './pendingPictures';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';
import { useRichTextParts } from './richTextContext';
import { uploadAt } from './usePictureUploads';

export interface RichImageViewProps extends RenderElementProps {
  image: RichImage;
}

/** A picture in a line: uploading, failed or shown. */
export function RichImageView({ attributes, children, image }: RichImageViewProps) {
  const isSelected = useSelected();
  return (
    <span {...attributes}>
      <S.Picture contentEditable={false} data-selected={isSelected || undefined}>
        {isPending(image.url) ? (
          <UploadedPicture image={image} />
        ) : (
          <img src={image.url} alt={image.alt} width={image.width} />
        )}
      </S.Picture>
      {children}
    </span>
  );
}

function UploadedPicture({ image }: { image: RichImage }) {
  const t = useTexts(richTextTexts);
  const { colon } = useTexts(uploadTexts);
  const failureText = useFailureText();
  const { pictures, isStill } = useRichTextParts();
  const upload = useStore(pictures.uploads, (uploads) => uploadAt(image.url, uploads));
  if (upload?.result) return <img src={upload.result.path} alt={image.alt} width={image.width} />;
  const name = upload?.file.name ?? image.alt;
  if (upload?.status !== 'failed')
    return <Progress label={t.uploading(name)} value={upload?.fraction ?? 0} max={1} />;
  const mayPass = upload.failure?.reason === 'server';
  return (
    <S.Failure role="alert">
      {mayPass ? t.uploadFailed(name) : `${displayName(name)}${colon}${failureText(upload)}`}
      {mayPass && (
        <Button size="small" disabled={isStill} onClick={() => pictures.retry(image.url)}>
          {t.retry}
        </Button>
      )}
    </S.Failure>
  );
}
