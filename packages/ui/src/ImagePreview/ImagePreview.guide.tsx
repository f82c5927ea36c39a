import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { ImagePreview } from './ImagePreview';
import { documents } from './ImagePreview.fixtures';

/** The guide of `ImagePreview`. */
export const imagePreviewGuide: Guide = {
  use: [
    'For what a candidate handed in as pictures: certificates, letters, screenshots that somebody must read closely.',
    'With `thumbnail` where the files are large: the viewer loads the whole one on demand.',
    '`ImageViewer` alone where something else opens it: a row of a table, a link in a report.',
  ],
  avoid: [
    'For the picture of a person: use `Avatar`.',
    'For pictures that decorate: an `<img>` with an empty `alt` needs no viewer.',
  ],
  pairs: [
    {
      do: {
        note: 'What was handed in is in sight, and one press shows it large.',
        example: <ImagePreview images={documents.slice(0, 3)} />,
      },
      dont: {
        note: 'A file name says nothing; each has to be downloaded to be looked at.',
        example: <Link href="#file">IMG_20261117_142003.jpg</Link>,
      },
    },
  ],
  anatomy: [
    { part: 'Thumbnails', is: 'a `<ul>` of buttons, each named by the `alt` of its picture' },
    { part: 'Viewer', is: 'a `role="dialog"` over the whole window' },
    { part: 'Bar', is: 'which picture of how many, zoom, turn, download, close' },
    {
      part: 'Stage',
      is: 'the picture; wheel and pinch zoom, a drag moves it, a double click enlarges or fits it',
    },
    { part: 'Caption', is: 'optional, below the picture' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a thumbnail, opens the viewer.' },
    {
      keys: '→, ←',
      does: 'Shows the next or previous picture; mirrored from right to left. The ends do not meet.',
    },
    { keys: '+, -, 0', does: 'Enlarges, shrinks, fits the picture to the window.' },
    { keys: '↑, ↓, Shift+arrows', does: 'Moves an enlarged picture.' },
    { keys: 'Tab', does: 'Moves through the tools; focus stays inside the viewer.' },
    { keys: 'Escape', does: 'Closes the viewer; focus goes back to the thumbnail.' },
  ],
};
