import { CircleAlert, Pencil } from 'lucide-react';
import type { Guide } from '../internal/guide';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from './Icon';

const row = { display: 'inline-flex', alignItems: 'center', gap: 4 };

/** The guide of `Icon`. */
export const iconGuide: Guide = {
  group: 'Utilities',
  use: [
    'Beside a text with the same meaning, to find it faster.',
    'At 20 px as an ornament: in an empty state, at the head of a result.',
  ],
  avoid: [
    'For an action: use `IconButton`, which has a name and a tooltip.',
    'For a state: use `StatusLight` or `Tag`, which combine shape and text.',
  ],
  pairs: [
    {
      do: {
        note: 'The text carries the meaning; the icon is hidden from assistive technology.',
        example: (
          <span style={row}>
            <Icon icon={CircleAlert} /> 材料待补充
          </span>
        ),
      },
      dont: {
        note: 'Alone it means nothing to a screen reader, and little to anybody else.',
        example: <Icon icon={CircleAlert} />,
      },
    },
    {
      do: {
        note: 'An action is a button with a name.',
        example: <IconButton label="编辑备注" icon={Pencil} />,
      },
      dont: {
        note: 'An icon is not focusable, even with a click handler.',
        example: (
          <span style={{ cursor: 'pointer' }}>
            <Icon icon={Pencil} />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Picture',
      is: 'one `<svg aria-hidden>`, 16 or 20 px, stroke 1.5, in the colour of the text',
    },
  ],
  keyboard: [],
};
