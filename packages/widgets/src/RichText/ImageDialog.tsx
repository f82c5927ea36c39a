import { useId, useRef, useState, type FormEvent } from 'react';
import { Button, Dialog, NumberField, TextField, useTexts } from '@mingjian/ui';
import { useSlateStatic } from 'slate-react';
import { isImageAddress } from '../richHtml';
import { changeImage, insertInline } from './editor/commands';
import { around, type RichEditor } from './editor/slateNodes';
import type { PickImages } from '../internal/upload/pickedImage';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';
import { useRichTextParts } from './richTextContext';

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export interface ImageDialogProps {
  pickImages: PickImages | undefined;
  canUpload: boolean;
  onClose(): void;
}

/** A picture to insert, or the description and width of the selected one. */
export function ImageDialog({ pickImages, canUpload, onClose }: ImageDialogProps) {
  const t = useTexts(richTextTexts);
  const formId = useId();
  const editor = useSlateStatic() as RichEditor;
  const { pictures } = useRichTextParts();
  const [selected] = useState(() => around(editor, 'image'));
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(selected?.[0].alt ?? '');
  const [width, setWidth] = useState<number | null>(selected?.[0].width ?? null);
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);

  const handleFile = (chosen: File | undefined) => {
    if (!chosen) return;
    const isPicture = TYPES.includes(chosen.type);
    setError(isPicture ? undefined : t.notPicture);
    setFile(isPicture ? chosen : null);
  };
  const handlePick = async () => {
    const picked = (await pickImages!()).filter(({ url }) => isImageAddress(url));
    if (picked.length === 0) return;
    for (const { url, alt: text = '' } of picked)
      insertInline(editor, { type: 'image', url, alt: text, children: [{ text: '' }] });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const look = { alt: alt.trim(), ...(width !== null && { width }) };
    if (selected) changeImage(editor, selected[1], look);
    else if (file)
      insertInline(editor, {
        type: 'image',
        url: pictures.start(file),
        ...look,
        children: [{ text: '' }],
      });
    else {
      setError(t.noPicture);
      return;
    }
    onClose();
  };

  return (
    <Dialog
      open
      size="small"
      title={t.image}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {selected ? t.confirm : t.insert}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <S.Fields>
          {!selected && (
            <S.Buttons>
              {canUpload && (
                <Button data-autofocus onClick={() => inputRef.current?.click()}>
                  {t.chooseFile}
                </Button>
              )}
              {pickImages && <Button onClick={() => void handlePick()}>{t.pick}</Button>}
              <bdi>{file?.name}</bdi>
              {error !== undefined && <S.Failure role="alert">{error}</S.Failure>}
              <S.HiddenFile
                ref={inputRef}
                type="file"
                aria-label={t.chooseFile}
                accept={TYPES.join()}
                onChange={(event) => handleFile(event.target.files?.[0])}
              />
            </S.Buttons>
          )}
          <TextField label={t.alt} description={t.altHint} value={alt} onValueChange={setAlt} />
          <NumberField
            label={t.width}
            description={t.widthHint}
            min={16}
            max={2_000}
            value={width}
            onValueChange={setWidth}
          />
        </S.Fields>
      </form>
    </Dialog>
  );
}
