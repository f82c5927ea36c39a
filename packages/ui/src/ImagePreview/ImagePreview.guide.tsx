import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { ImagePreview } from './ImagePreview';
import { documents } from './ImagePreview.fixtures';

/** The guide of `ImagePreview`. */
export const imagePreviewGuide: Guide = {
  group: 'Data display',
  use: [
    'For documents of a candidate: certificates, letters, screenshots that need close reading.',
    'With `thumbnail` where the files are large: the viewer loads the full image on demand.',
    '`ImageViewer` alone where another element opens it: a row of a table, a link in a report.',
  ],
  avoid: [
    'For the picture of a person: use `Avatar`.',
    'For decorative images: an `<img>` with an empty `alt` needs no viewer.',
  ],
  pairs: [
    {
      do: {
        note: 'The documents are visible, and one press enlarges them.',
        example: <ImagePreview images={documents.slice(0, 3)} />,
      },
      dont: {
        note: 'A file name says nothing; each has to be downloaded first.',
        example: <Link href="#file">IMG_20261117_142003.jpg</Link>,
      },
    },
  ],
  anatomy: [
    { part: 'Thumbnails', is: 'a `<ul>` of buttons, each named by the `alt` of its image' },
    { part: 'Viewer', is: 'a `role="dialog"` over the whole window' },
    { part: 'Bar', is: 'position, zoom, rotation, download, close' },
    {
      part: 'Stage',
      is: 'the image; wheel and pinch zoom, a drag pans, a double click enlarges or fits it',
    },
    { part: 'Caption', is: 'optional, below the image' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a thumbnail, opens the viewer.' },
    {
      keys: '→, ←',
      does: 'Shows the next or previous image; mirrored in right-to-left text. It stops at the ends.',
    },
    { keys: '+, -, 0', does: 'Enlarges, shrinks, or fits the image to the window.' },
    { keys: '↑, ↓, Shift+arrows', does: 'Pans an enlarged image.' },
    { keys: 'Tab', does: 'Moves through the tools; focus stays inside the viewer.' },
    { keys: 'Escape', does: 'Closes the viewer; focus returns to the thumbnail.' },
  ],
};
