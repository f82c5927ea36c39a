import { useState } from 'react';
import { UPLOAD_RULES, VIDEO_EXTENSIONS } from '@mingjian/api';
import { TextField, useTexts } from '@mingjian/ui';
import { FileWidget, type FileEntry } from '@mingjian/widgets/FileWidget';
import { isFileAddress } from '../../base/files/fileAddress';
import { useResolveUrl } from '../../base/files/useResolveUrl';
import { useUploadFile } from '../../shared/files/useUploadFile';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { articleTexts } from './article.texts';
import * as S from './VideoControl.styles';
import { measureVideo } from './videoLengths';

const { megabytes } = UPLOAD_RULES.article;
/** Longest address. */
const MOST = 500;

/** The control of an article's video: an uploaded file, or an address. */
export function VideoControl(props: ControlProps) {
  const { field, id, onChange, readOnly, error, actionsRef } = props;
  const t = useTexts(articleTexts);
  const upload = useUploadFile('article');
  const resolveUrl = useResolveUrl();
  const uploadMeasured: typeof upload = async (file, options) => {
    const stored = await upload(file, options);
    await measureVideo(stored.path, await resolveUrl(stored.path));
    return stored;
  };
  const value = typeof props.value === 'string' ? props.value : '';
  const isUploaded = isFileAddress(value);
  const extension = /\.(\w+)\?/.exec(value)?.[1] ?? '';
  // The name of a file is known until the form is closed: an article stores the address alone.
  const [selected, setSelected] = useState<FileEntry>();
  const entry =
    selected?.url === value ? selected : { name: t.uploadedVideo(extension), url: value };

  return (
    <S.Parts>
      <FileWidget
        id={isUploaded ? id : undefined}
        label={field.label}
        upload={uploadMeasured}
        resolveUrl={resolveUrl}
        actionsRef={actionsRef}
        max={1}
        extensions={VIDEO_EXTENSIONS}
        adviceSize={megabytes}
        maxSize={megabytes}
        valueFormat="array"
        value={isUploaded ? [entry] : NONE}
        onValueChange={(next) => {
          setSelected(next.at(-1));
          onChange(next.at(-1)?.url ?? null);
        }}
        readOnly={readOnly}
        error={isUploaded ? error : undefined}
      />
      {!isUploaded && (
        <TextField
          id={id}
          label={t.videoAddress}
          description={t.videoNote}
          type="url"
          maxLength={MOST}
          value={value}
          onValueChange={onChange}
          readOnly={readOnly}
          error={error}
        />
      )}
    </S.Parts>
  );
}

const NONE: readonly never[] = [];
