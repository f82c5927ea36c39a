import type { ReactNode } from 'react';
import { act as wrapInAct, fireEvent, render, screen } from '@testing-library/react';
import { BulkBar } from '../../BulkBar/BulkBar';
import { Button } from '../../Button/Button';
import { Combobox } from '../../Combobox/Combobox';
import { Dialog } from '../../Dialog/Dialog';
import { Drawer } from '../../Drawer/Drawer';
import { ImageViewer } from '../../ImagePreview/ImageViewer';
import { Menu } from '../../Menu/Menu';
import { MessageRegion } from '../../Message/MessageRegion';
import { createMessages } from '../../Message/messages';
import { MultiSelect } from '../../MultiSelect/MultiSelect';
import { NotificationRegion } from '../../Notification/NotificationRegion';
import { createNotifications } from '../../Notification/notifications';
import { NumberField } from '../../NumberField/NumberField';
import { Pagination } from '../../Pagination/Pagination';
import { Popover } from '../../Popover/Popover';
import { SearchField } from '../../SearchField/SearchField';
import { SideNav } from '../../SideNav/SideNav';
import { Slider } from '../../Slider/Slider';
import { SplitPanel } from '../../SplitPanel/SplitPanel';
import { Tabs } from '../../Tabs/Tabs';
import { Tag } from '../../Tag/Tag';
import { TagInput } from '../../TagInput/TagInput';
import { TextField } from '../../TextField/TextField';
import { Toolbar } from '../../Toolbar/Toolbar';
import { TopNav } from '../../TopNav/TopNav';
import { Tree } from '../../Tree/Tree';
import { TreeSelect } from '../../TreeSelect/TreeSelect';
import { Tooltip } from '../../Tooltip/Tooltip';

/** Keys that a browser reports while an input method composes. */
const KEYS = ['Process', 'Escape', 'Enter', ' ', 'ArrowDown', 'ArrowUp', 'ArrowLeft'].concat([
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Delete',
  'F6',
  'n',
  '1',
  '+',
]);

const act = vi.fn();
const settled = (work?: () => unknown) =>
  wrapInAct(async () => {
    work?.();
    await Promise.resolve();
  });
const items = ['华东', '华南'].map((label, index) => ({ key: `${index}`, label }));
const many = Array.from({ length: 30 }, (_, value) => ({ value, label: `区域 ${value}` }));
const options = items.map(({ key, label }) => ({ value: key, label }));
const messages = createMessages();
const notifications = createNotifications();

const openButton = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
const openField = () => fireEvent.click(screen.getByRole('combobox'));

/** Every part with a keyboard of its own, and what opens it. */
/* oxlint-disable react/jsx-key -- it is no list of elements */
const PARTS: Record<string, [part: ReactNode, open?: () => unknown]> = {
  BulkBar: [
    <BulkBar count={2} onClear={act}>
      <TextField label="备注" />
    </BulkBar>,
  ],
  Combobox: [<Combobox label="区域" options={options} onValueChange={act} />],
  Dialog: [
    <Dialog open title="候选人" onClose={act}>
      <TextField label="姓名" />
    </Dialog>,
  ],
  Drawer: [
    <Drawer open title="候选人" onClose={act}>
      <TextField label="姓名" />
    </Drawer>,
  ],
  ImageViewer: [
    <ImageViewer
      images={[
        { src: '/1.png', alt: '正面' },
        { src: '/2.png', alt: '背面' },
      ]}
      value={0}
      open
      onValueChange={act}
      onClose={act}
    />,
  ],
  Menu: [
    <Menu
      label="操作"
      trigger={<Button>更多</Button>}
      items={items.map((item) => ({ ...item, onSelect: act }))}
    />,
    openButton('更多'),
  ],
  MessageRegion: [
    <MessageRegion messages={messages} />,
    () => messages.show({ text: '已保存', tone: 'success', seconds: 9 }),
  ],
  MultiSelect: [
    <MultiSelect label="区域" options={many} onValueChange={act} />,
    () => fireEvent.click(screen.getByRole('button')),
  ],
  NotificationRegion: [
    <NotificationRegion notifications={notifications} />,
    () => notifications.show({ title: '新订单', text: '已到', tone: 'info', id: 'a' }),
  ],
  NumberField: [<NumberField label="价格" defaultValue={5} onValueChange={act} />],
  Pagination: [<Pagination total={900} onValueChange={act} />],
  Popover: [
    <Popover label="筛选" trigger={<Button>打开</Button>}>
      <TextField label="姓名" />
    </Popover>,
    openButton('打开'),
  ],
  SearchField: [<SearchField label="搜索" defaultValue="张" onValueChange={act} onSearch={act} />],
  SideNav: [<SideNav items={items} onItemClick={act} />],
  Slider: [<Slider label="比例" defaultValue={5} onValueChange={act} />],
  SplitPanel: [
    <SplitPanel
      label="宽度"
      start={<TextField label="左" />}
      end="右"
      endLabel="右"
      defaultValue={40}
      onValueChange={act}
    />,
  ],
  Tabs: [
    <Tabs
      label="报告"
      tabs={items.map((item) => ({ ...item, content: item.label }))}
      onTabClose={act}
      onValueChange={act}
    />,
  ],
  Tag: [<Tag onRemove={act}>紧急</Tag>],
  TagInput: [<TagInput label="关键词" defaultValue={['急']} onValueChange={act} />],
  Toolbar: [
    <Toolbar label="工具">
      <Button>一</Button>
      <Button>二</Button>
      <TextField label="查找" />
    </Toolbar>,
  ],
  Tooltip: [
    <Tooltip content="说明" defaultOpen>
      <Button>按钮</Button>
    </Tooltip>,
  ],
  TopNav: [<TopNav items={items} onItemClick={act} />],
  Tree: [<Tree label="部门" items={items} onItemMove={act} onSelectedKeysChange={act} />],
  TreeSelect: [<TreeSelect label="部门" items={items} onValueChange={act} />, openField],
};
/* oxlint-enable react/jsx-key */

describe('a composition', () => {
  beforeEach(() => {
    act.mockClear();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.entries(PARTS))('keeps its keys in %s', async (_name, [part, open]) => {
    render(part);
    await settled(open);
    const typed = document.body.querySelectorAll<HTMLElement>('input:not([type="range"])');
    const focusable = document.body.querySelectorAll<HTMLElement>(
      'button:not([style]), [tabindex="0"], input',
    );
    const targets = typed.length > 0 ? typed : focusable;
    expect(targets).not.toHaveLength(0);

    for (const element of targets) {
      await settled(() => element.focus());
      const before = document.body.innerHTML;
      for (const key of KEYS) {
        for (const altKey of [false, true])
          await settled(() =>
            fireEvent.keyDown(element, { key, altKey, isComposing: true, keyCode: 229 }),
          );
        expect({ key, html: document.body.innerHTML }).toEqual({ key, html: before });
        expect(document.activeElement).toBe(element);
      }
    }
    expect(act).not.toHaveBeenCalled();
  });
});
