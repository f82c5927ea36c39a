import { useTexts } from '@mingjian/ui';
import { ImageControl } from '../../shared/files/ImageControl';
import { useLibraryPictures } from '../../shared/materials/useLibraryPictures';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { LazyRichTextControl } from '../../shared/richText/LazyRichTextControl';
import { articleTexts } from './article.texts';

/** Most pictures that are inserted into a text at once. */
const MOST_AT_ONCE = 9;

/** The control of a cover, uploaded or of a library. */
export function CoverControl(props: ControlProps) {
  const { coverNote } = useTexts(articleTexts);
  const { pickImages, picker } = useLibraryPictures(1);
  return (
    <>
      <ImageControl
        {...props}
        field={{ ...props.field, description: props.value ? undefined : coverNote }}
        kind="article"
        pickImages={pickImages}
      />
      {picker}
    </>
  );
}

/** The control of an article's text, with pictures that are uploaded or of a library. */
export function ContentControl(props: ControlProps) {
  const { pickImages, picker } = useLibraryPictures(MOST_AT_ONCE);
  return (
    <>
      <LazyRichTextControl {...props} pickImages={pickImages} />
      {picker}
    </>
  );
}
