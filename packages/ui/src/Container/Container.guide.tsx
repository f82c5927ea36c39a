import { Card } from '../Card/Card';
import type { Guide } from '../internal/guide';
import { Text } from '../Text/Text';
import { Container } from './Container';

const text =
  '本人授权明鉴在本次背景调查范围内，向教育、公安、司法及征信等机构核实本人提供的信息。授权自签署之日起 90 天内有效。';

/** The guide of `Container`. */
export const containerGuide: Guide = {
  group: 'Layout',
  use: [
    'Once around the content of a page that scrolls: details, settings, a form.',
    'As `small` around a form and as `medium` around a text, which nobody reads at 1,440 px.',
  ],
  avoid: [
    'For the frame of the application: use `AppShell`.',
    'Inside a `Card`, a `Dialog` or another `Container`: they have their own padding.',
  ],
  pairs: [
    {
      do: {
        note: 'Lines short enough to be read.',
        example: (
          <Container size="small">
            <Text element="p">{text}</Text>
          </Container>
        ),
      },
      dont: {
        note: 'A container in a card doubles the padding.',
        example: (
          <Card>
            <Container>
              <Text element="p">{text}</Text>
            </Container>
          </Card>
        ),
      },
    },
  ],
  anatomy: [{ part: 'Box', is: 'centred; 16 px of padding, 12 px on a phone, none on paper' }],
  keyboard: [],
};
