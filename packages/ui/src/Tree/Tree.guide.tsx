import type { Guide } from '../internal/guide';
import { Tree } from './Tree';

/** The guide of `Tree`. */
export const treeGuide: Guide = (say) => {
  const items = [
    {
      key: 'hq',
      label: say('上海明鉴', 'Shanghai Mingjian'),
      children: [
        {
          key: 'verify',
          label: say('背调核验部', 'Background check department'),
          children: [
            { key: 'education', label: say('学历核验组', 'Education verification team') },
            { key: 'work', label: say('工作履历组', 'Employment history team') },
          ],
        },
        { key: 'legal', label: say('法务与合规部', 'Legal and compliance department') },
      ],
    },
  ];
  const flat = [
    { key: 'a', label: say('待接单', 'Awaiting acceptance') },
    { key: 'b', label: say('调查中', 'In progress') },
    { key: 'c', label: say('已完成', 'Completed') },
  ];
  const locked = { key: 'court', label: say('司法记录组', 'Court records team') };
  return {
    group: 'Data display',
    use: [
      say(
        '用于展示可展开和收起的层级：部门、地区、权限。',
        'To show a hierarchy that people expand and collapse: departments, regions, permissions.',
      ),
      say(
        '一次授予多项时加 `checkable`：勾选分支即勾选其所有后代。',
        'With `checkable` to grant several items at once: a branch checks all its descendants.',
      ),
      say(
        '树过大、无法一次传输时加 `load`：分支首次展开时加载其子项。',
        'With `load` for a tree too large to send: each branch loads its children when it is first expanded.',
      ),
      say(
        '层级本身可调整时加 `onItemMove`：用鼠标拖动，或用 Alt 加方向键；触屏上另给一个菜单。',
        'With `onItemMove` to let people rearrange it: by mouse, or by Alt and the arrow keys; on touch screens add a menu.',
      ),
    ],
    avoid: [
      say(
        '只有一层：用 `List`；需要选择时用 `CheckboxGroup`。',
        'For one level: use `List`, or `CheckboxGroup` to choose.',
      ),
      say(
        '表单中，树会把其余内容都挤到下方时：用 `TreeSelect`。',
        'In a form where the tree would push everything down: use `TreeSelect`.',
      ),
      say(
        '应用的页面：用导航，其条目为链接。',
        'For pages of an application: use the navigation, whose items are links.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '第一层已展开：内容一目了然。',
            'The first level is expanded: its content is visible at once.',
          ),
          example: (
            <Tree
              label={say('组织架构', 'Organization')}
              items={items}
              defaultExpandedKeys={['hq']}
            />
          ),
        },
        dont: {
          note: say(
            '只有一个收起的根节点，不展开就看不到任何信息。',
            'A single collapsed root says nothing until it is expanded.',
          ),
          example: <Tree label={say('组织架构', 'Organization')} items={items} />,
        },
      },
      {
        do: {
          note: say('禁用项说明原因。', 'A disabled item gives the reason.'),
          example: (
            <Tree
              label={say('核验项目', 'Check items')}
              items={[
                ...flat.slice(0, 1),
                { ...locked, disabledReason: say('等待授权', 'Waiting for authorization') },
              ]}
              selection="single"
            />
          ),
        },
        dont: {
          note: say(
            '禁用却不说明原因，用户只能去找客服。',
            'Disabled without a reason sends people to support.',
          ),
          example: (
            <Tree
              label={say('核验项目', 'Check items')}
              items={[...flat.slice(0, 1), { ...locked, disabled: true }]}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('行', 'Row'),
        is: say(
          '`role="treeitem"`，带层级、位置和同级数量',
          'a `role="treeitem"` with its level, its position and the number of its siblings',
        ),
      },
      {
        part: say('箭头', 'Arrow'),
        is: say(
          '展开和收起分支；叶子节点保留其空位',
          'expands and collapses a branch; a leaf reserves its space',
        ),
      },
      {
        part: say('复选框', 'Check box'),
        is: say(
          '有 `checkable` 时出现：已勾选、部分勾选或未勾选',
          'with `checkable`: checked, partly checked or not',
        ),
      },
      {
        part: say('图标和标签', 'Icon and label'),
        is: say(
          '标签即无障碍名称，搜索时标出匹配部分',
          'the label is the accessible name, with the match marked during a search',
        ),
      },
      {
        part: say('原因', 'Reason'),
        is: say(
          '该项禁用的原因，位于行尾',
          'the reason why the item is disabled, at the end of the row',
        ),
      },
      {
        part: say('分支的末行', 'Last row of a branch'),
        is: say(
          '子项加载期间或加载失败后出现：失败时点击可重试',
          'while children are loading, or after a failure: pressing it retries',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '进入上次聚焦的行、选中的行或第一行；再按一次离开。',
          'Enters at the last focused, the selected or the first row; leaves by the next press.',
        ),
      },
      {
        keys: '↓, ↑',
        does: say(
          '移至下一个或上一个可见行，包括禁用的行。',
          'Moves to the next or previous visible row, disabled ones included.',
        ),
      },
      {
        keys: '→',
        does: say(
          '展开已收起的分支；已展开时移至第一个子项。从右到左的文本中用 ←。',
          'Expands a collapsed branch; on an expanded one moves to its first child. In right-to-left text: ←.',
        ),
      },
      {
        keys: '←',
        does: say(
          '收起已展开的分支；否则移至父项。从右到左的文本中用 →。',
          'Collapses an expanded branch; else moves to its parent. In right-to-left text: →.',
        ),
      },
      {
        keys: 'Home, End',
        does: say('移至第一个或最后一个可见行。', 'Moves to the first or last visible row.'),
      },
      {
        keys: say('字母键', 'Letters'),
        does: say(
          '移至标签以所输入字母开头的下一项。',
          'Moves to the next item whose label starts with them.',
        ),
      },
      { keys: '*', does: say('展开该行的所有同级项。', 'Expands all siblings of the row.') },
      {
        keys: 'Alt+↑, Alt+↓, Alt+→, Alt+←',
        does: say(
          '有 `onItemMove` 时移动该项：在同级中上移或下移，移入前一项，或移出父项。',
          'With `onItemMove`, moves the item: among its siblings, into the one before, or out of its parent.',
        ),
      },
      {
        keys: 'Enter',
        does: say(
          '选中；无选择功能时勾选，或展开和收起；在加载失败的分支上重试。',
          'Selects; without selection checks, or expands and collapses; on a failed branch retries.',
        ),
      },
      {
        keys: 'Space',
        does: say(
          '有复选框时勾选；否则与 Enter 相同。',
          'Checks where there are check boxes; otherwise like Enter.',
        ),
      },
    ],
  };
};
