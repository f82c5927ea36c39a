import { Card } from '../Card/Card';
import type { Guide } from '../internal/guide';
import { Text } from '../Text/Text';
import { Container } from './Container';

/** The guide of `Container`. */
export const containerGuide: Guide = (say) => {
  const text = say(
    '本人授权明鉴在本次背景调查范围内，向教育、公安、司法及征信等机构核实本人提供的信息。授权自签署之日起 90 天内有效。',
    'I authorise Mingjian, within the scope of this background check, to verify the information I have provided with education, police, judicial, credit and other institutions. This authorisation is valid for 90 days from the date of signature.',
  );
  return {
    group: 'Layout',
    use: [
      say(
        '用于可滚动页面的内容外层，只用一次：详情、设置、表单。',
        'Once around the content of a page that scrolls: details, settings, a form.',
      ),
      say(
        '表单用 `small`，正文用 `medium`：没人会读 1,440 px 宽的文字。',
        'As `small` around a form and as `medium` around a text, which nobody reads at 1,440 px.',
      ),
    ],
    avoid: [
      say('应用的整体框架：使用 `AppShell`。', 'For the frame of the application: use `AppShell`.'),
      say(
        '在 `Card`、`Dialog` 或另一个 `Container` 内：它们自带内边距。',
        'Inside a `Card`, a `Dialog` or another `Container`: they have their own padding.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('行宽适中，便于阅读。', 'Lines short enough to be read.'),
          example: (
            <Container size="small">
              <Text element="p">{text}</Text>
            </Container>
          ),
        },
        dont: {
          note: say('卡片内再放容器，内边距会翻倍。', 'A container in a card doubles the padding.'),
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
    anatomy: [
      {
        part: say('容器', 'Box'),
        is: say(
          '居中；内边距 16 px，手机上 12 px，打印时无',
          'centred; 16 px of padding, 12 px on a phone, none on paper',
        ),
      },
    ],
    keyboard: [],
  };
};
