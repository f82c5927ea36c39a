import { ImagePreview, Text } from '@mingjian/ui';
import { FileWidget, readFiles, type FileWidgetOptions } from '@mingjian/widgets/FileWidget';
import { useFileSources } from './useFileSources';

export interface FileGalleryProps {
  label: string;
  /** JSON text of `{ name, url }[]`. */
  files: string;
  /** Text in place of files when there are none. */
  none: string;
  /** Downloads a file. @default opens its address */
  download?: FileWidgetOptions['download'];
}

const PICTURE = /\.(jpe?g|jepg|png|gif)$/i;

/** Files to read: pictures to enlarge and turn, other files to open. */
export function FileGallery({ label, files: text, none, download }: FileGalleryProps) {
  const sources = useFileSources();
  const files = readFiles(text) ?? [];
  const pictures = files.filter(({ name }) => PICTURE.test(name));
  if (files.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <>
      {pictures.length > 0 && (
        <ImagePreview
          captions
          label={label}
          images={pictures.map(({ name, url }) => ({ src: url, alt: name, caption: name }))}
        />
      )}
      <FileWidget
        {...sources}
        readOnly
        download={download}
        label={label}
        hideLabel
        valueFormat="array"
        value={files.map(({ name, url }) => ({ name, url }))}
      />
    </>
  );
}
