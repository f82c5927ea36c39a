import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { MapPicker } from './MapPicker';
import { offlineMap, peoplesSquare } from './MapPicker.fixtures';
import { mapPickerGuide } from './MapPicker.guide';
import type { MapAddress } from './model/mapProvider';

const meta = {
  component: MapPicker,
  args: { label: '收件地址', provider: offlineMap, onValueChange: fn() },
  parameters: { guide: mapPickerGuide, frame: { maxWidth: 560 } },
} satisfies Meta<typeof MapPicker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const mapIn = async (root: HTMLElement) =>
  within(root).findByRole('group', { name: /^(地图|Map)$/ });

/** Waits until the map and its boundaries are drawn. */
const drawn: Play = async ({ canvasElement }) => {
  await mapIn(canvasElement);
  await waitFor(() => expect(canvasElement.querySelectorAll('.mj-area')).toHaveLength(2));
};

export const Empty: Story = { play: drawn };

export const Filled: Story = {
  args: { defaultValue: peoplesSquare, clearable: true },
  play: drawn,
};

export const Hovered: Story = {
  args: { defaultValue: peoplesSquare },
  parameters: { pseudo: { hover: true } },
  play: drawn,
};

export const Focused: Story = {
  args: { defaultValue: peoplesSquare },
  parameters: { pseudo: { focusVisible: ['input'] } },
  play: drawn,
};

export const Suggestions: Story = {
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox'), '人民');

    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Searched: Story = {
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox'), '分公司{Enter}');

    await expect(await canvas.findByText(/第 1 页|Page 1/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox'), '月球背面{Enter}');

    await expect(await canvas.findByText(/没有找到|Nothing found/)).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: { provider: { ...offlineMap, search: () => Promise.reject(new Error('offline')) } },
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox'), '外滩{Enter}');

    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ClickedOnTheMap: Story = {
  play: async (context) => {
    await drawn(context);
    const { args, canvasElement } = context;
    const { left, top } = (await mapIn(canvasElement)).getBoundingClientRect();
    const map = canvasElement.querySelector('.leaflet-container')!;
    const at = { clientX: left + 200, clientY: top + 100, bubbles: true };
    for (const type of ['mouseDown', 'mouseUp', 'click'] as const) await fireEvent[type](map, at);

    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith(
        expect.objectContaining({ address: expect.stringContaining('黄浦') }),
      ),
    );
    await waitFor(() => expect(canvasElement.querySelector('.mj-pin')).toBeVisible());
  },
};

export const MovedByKeyboard: Story = {
  args: { defaultValue: peoplesSquare },
  play: async (context) => {
    await drawn(context);
    const { canvas, canvasElement, userEvent } = context;
    (await mapIn(canvasElement)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');

    await expect(canvas.getByText(/按 Enter|Press Enter/)).toBeVisible();
  },
};

export const Resolving: Story = {
  args: {
    defaultValue: peoplesSquare,
    provider: { ...offlineMap, reverse: () => new Promise(() => {}) },
  },
  play: async (context) => {
    await drawn(context);
    const { canvas, canvasElement, userEvent } = context;
    (await mapIn(canvasElement)).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');

    await expect(await canvas.findByText(/正在取得|Requesting/)).toBeVisible();
  },
};

export const AddressFailed: Story = {
  args: {
    defaultValue: peoplesSquare,
    provider: { ...offlineMap, reverse: () => Promise.reject(new Error('offline')) },
  },
  play: async (context) => {
    await drawn(context);
    const { canvas, canvasElement, userEvent } = context;
    (await mapIn(canvasElement)).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');

    await expect(await canvas.findByRole('alert')).toHaveTextContent(/仍保留|kept/);
  },
};

export const WithoutMap: Story = {
  args: { showMap: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '外滩{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /中山东一路/ }));

    await expect(args.onValueChange).toHaveBeenCalledWith(
      expect.objectContaining({ address: '上海市黄浦区中山东一路' }),
    );
  },
};

/** A tile that shows the grid of tiles. */
const TILE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8eef4" stroke="#9aa7b5"/><path d="M0 90H256M150 0V256" stroke="#fff" stroke-width="14"/></svg>',
)}`;

export const Tiles: Story = {
  args: {
    defaultValue: peoplesSquare,
    provider: {
      ...offlineMap,
      base: { coordSystem: 'gcj02', tiles: [{ url: TILE }], credit: '示例数据' },
    },
  },
  play: async ({ canvasElement }) => {
    await mapIn(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(5),
    );
    // Leaflet numbers the layers of tiles up to the zoom.
    const { x, y, width } = canvasElement.querySelector('.mj-pin')!.getBoundingClientRect();
    await expect(
      document.elementFromPoint(x + width / 2, y + 4)?.closest('.mj-pin'),
    ).not.toBeNull();
  },
};

export const Required: Story = {
  args: { required: true, showMap: false, description: '报告的纸质件寄往这里' },
};

export const Invalid: Story = {
  args: { defaultValue: peoplesSquare, showMap: false, error: '此地址不在配送范围内' },
};

export const Warning: Story = {
  args: {
    defaultValue: peoplesSquare,
    showMap: false,
    note: { tone: 'warning', text: '距候选人填写的地址 3 公里' },
  },
};

export const Disabled: Story = {
  args: { defaultValue: peoplesSquare, disabled: true },
  play: drawn,
};

export const DisabledTellsWhy: Story = {
  args: {
    defaultValue: peoplesSquare,
    disabled: true,
    showMap: false,
    description: '订单已寄出，不能再改地址',
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: peoplesSquare, readOnly: true },
  play: drawn,
};

export const Narrow: Story = {
  args: { defaultValue: peoplesSquare, clearable: true },
  parameters: { frame: { maxWidth: 320 } },
  play: drawn,
};

export const LongText: Story = {
  args: {
    label: '纸质报告与授权书原件的收件地址（以客户在合同中约定的联系地址为准）',
    showMap: false,
    clearable: true,
    defaultValue: {
      ...peoplesSquare,
      address:
        '内蒙古自治区呼伦贝尔市鄂温克族自治旗巴彦托海镇明鉴人力资源信息咨询服务有限责任公司华东分公司 12 号楼 3 单元 1204 室',
    },
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: peoplesSquare, clearable: true },
  globals: { direction: 'rtl' },
  play: drawn,
};

interface Delivery {
  address: MapAddress | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, provider }) {
    const { control, handleSubmit } = useForm<Delivery>({ defaultValues: { address: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="address"
          rules={{ required: '请选择收件地址' }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <MapPicker
              {...field}
              label={label}
              provider={provider}
              showMap={false}
              required
              onValueChange={onChange}
              error={error?.message}
            />
          )}
        />
        <div>
          <Button type="submit" tone="primary">
            保存
          </Button>
        </div>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请选择收件地址')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();

    await userEvent.keyboard('博物馆{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /上海博物馆/ }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        address: expect.objectContaining({ address: '上海市黄浦区人民大道201号' }),
      }),
    );
  },
};
