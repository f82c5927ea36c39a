import { useCallback, useRef } from 'react';
import { contrastToWhite } from '@mingjian/api';
import { Switch, TextField, useTexts } from '@mingjian/ui';
import { ImageUpload, type ImageUploadActions } from '@mingjian/widgets/ImageUpload';
import { useImageSources } from '../../shared/files/useImageSources';
import { layoutTexts } from './layout.texts';
import type { LayoutPartProps } from './LayoutPartProps';
import * as S from './LayoutEditor.styles';
import { isLayoutColour } from './model/layoutContent';

/** The colour, the pictures and the watermark of a layout. */
export function LayoutLook({ content, change, readOnly, actionsRef }: LayoutPartProps) {
  const t = useTexts(layoutTexts);
  const sources = useImageSources('reportPicture');
  const actions = useRef<Record<'logo' | 'coverPicture', ImageUploadActions | null>>({
    logo: null,
    coverPicture: null,
  });
  const setActions = useCallback(
    (picture: 'logo' | 'coverPicture') => (one: ImageUploadActions | null) => {
      actions.current[picture] = one;
      actionsRef?.({
        getProblem: () =>
          actions.current.logo?.getProblem() ?? actions.current.coverPicture?.getProblem(),
      });
    },
    [actionsRef],
  );
  return (
    <S.Stack>
      <ColourField content={content} change={change} readOnly={readOnly} />
      {(['logo', 'coverPicture'] as const).map((picture) => (
        <ImageUpload
          {...sources}
          key={picture}
          label={t[picture]}
          description={t[`${picture}Note`]}
          readOnly={readOnly}
          actionsRef={setActions(picture)}
          value={content[picture]}
          onValueChange={(path) => change({ [picture]: path })}
        />
      ))}
      <Switch
        label={t.watermark}
        description={t.watermarkNote}
        checked={content.watermark}
        readOnly={readOnly}
        onValueChange={(watermark) => change({ watermark })}
      />
    </S.Stack>
  );
}

function ColourField({ content: { colour }, change, readOnly }: LayoutPartProps) {
  const t = useTexts(layoutTexts);
  const isColour = /^#[0-9a-f]{6}$/.test(colour);
  const contrast = isColour ? contrastToWhite(colour).toFixed(1) : '';
  const problem = isColour ? t.tooPale(contrast) : t.wrongColour;
  const setColour = (text: string) => change({ colour: text.trim().toLowerCase() });
  return (
    <S.Colour>
      <TextField
        label={t.colour}
        description={t.colourNote}
        note={isLayoutColour(colour) ? { tone: 'success', text: t.contrast(contrast) } : undefined}
        error={isLayoutColour(colour) ? undefined : problem}
        maxLength={7}
        readOnly={readOnly}
        value={colour}
        onValueChange={setColour}
      />
      {!readOnly && (
        <input
          type="color"
          aria-label={t.colourPicker}
          value={isColour ? colour : '#000000'}
          onChange={(event) => setColour(event.target.value)}
        />
      )}
    </S.Colour>
  );
}
