import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { fileOf, inputOf } from '../internal/upload/upload.fixtures';
import { MaterialBrowser } from './MaterialBrowser';
import { materialBrowserGuide } from './MaterialBrowser.guide';
import {
  demoLibrary,
  demoSource,
  hugeSource,
  materialFiles,
  readOnlySource,
} from './MaterialPicker.fixtures';
import type { MaterialSource } from './materialSource';

const never = async () => new Promise<never>(() => {});

const meta = {
  component: MaterialBrowser,
  args: { libraries: [demoLibrary()], uploadTone: 'primary', onSelectedChange: fn() },
  parameters: { guide: materialBrowserGuide, frame: { maxWidth: 1080 } },
} satisfies Meta<typeof MaterialBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a library with other functions. */
const having = (changes: Partial<MaterialSource>): Pick<Story, 'args'> => ({
  args: { libraries: [demoLibrary(changes)] },
});

const ready: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('grid')).toBeVisible();
};

export const Filled: Story = { play: ready };

export const Hovered: Story = {
  parameters: { pseudo: { hover: ['[role="gridcell"]:first-child'] } },
  play: ready,
};

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['[role="gridcell"]:first-child'] } },
  play: ready,
};

export const Selected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '明鉴标志.png' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('gridcell', { name: '学历证书样例.png' }));
    await userEvent.keyboard('{/Shift}');

    await expect(canvas.getByText(/已选择 4 张/)).toBeVisible();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: '0-4' })]),
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('gridcell', { name: '明鉴标志.png' })).focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowRight}');

    await expect(canvas.getByText(/已选择 3 张/)).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '学历证书样例.png' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: '流程图.gif' })).toHaveFocus();
  },
};

export const TenThousand: Story = {
  args: { libraries: [{ key: 'own', label: '素材库', source: hugeSource() }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/共 10,000 张/)).toBeVisible();
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(120);
    (await canvas.findByRole('gridcell', { name: '素材 1.png' })).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');

    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: '素材 10000.png' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('gridcell', { name: '素材 10000.png' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(120);
  },
};

export const Empty: Story = {
  ...having({ getFiles: async () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个分组还没有图片')).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.type(canvas.getByRole('searchbox'), '护照');

    await expect(await canvas.findByText('没有名称相符的图片')).toBeVisible();
  },
};

export const Loading: Story = having({ getFolders: never, getFiles: never });

export const LoadFailed: Story = {
  ...having({
    getFolders: async () => Promise.reject(new Error('网络连接失败，请检查网络')),
    getFiles: async () => Promise.reject(new Error('网络连接失败，请检查网络')),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片没有加载出来')).toBeVisible();
    await expect(await canvas.findByText('分组没有加载出来')).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: { expectedErrors: ['broken image'] },
  ...having({ resolveUrl: async () => 'data:image/png;base64,broken' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('图片没有加载出来'))[0]).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { libraries: [{ key: 'own', label: '素材库', source: readOnlySource() }] },
  play: ready,
};

export const Uploading: Story = {
  args: {
    concurrency: 1,
    libraries: [
      demoLibrary({
        upload: async (_, { onProgress }) => {
          onProgress(0.42);
          return never();
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    const files = [fileOf('新标志.png'), fileOf('新封面.png')];
    void fireEvent.change(inputOf(canvasElement), { target: { files } });

    await expect(await canvas.findByText('等待上传')).toBeVisible();
  },
};

export const Failed: Story = {
  ...having({ upload: async () => Promise.reject(new Error('磁盘空间不足')) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    void fireEvent.change(inputOf(canvasElement), { target: { files: [fileOf('新标志.png')] } });

    await expect(await canvas.findByRole('alert')).toHaveTextContent('上传失败');
  },
};

export const Moving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '明鉴标志.png' }));
    await userEvent.click(canvas.getByRole('button', { name: '移动' }));

    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('treeitem', { name: '上海' })).toBeVisible());
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '明鉴标志.png' }));
    await userEvent.keyboard('{Delete}');

    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: '是否删除该项?' })).toBeVisible(),
    );
  },
};

export const AddsAFolder: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree');
    await userEvent.click(canvas.getByRole('button', { name: '新增分组' }));
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));

    await waitFor(() => expect(screen.getByText('请输入分组名称')).toBeVisible());
  },
};

export const DropsOnAFolder: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('gridcell', { name: '明鉴标志.png' });
    const folder = canvas.getByRole('treeitem', { name: '证件样例' });
    // Each event gets a copy of its own properties.
    const dataTransfer = Object.defineProperty(new DataTransfer(), 'types', {
      value: ['application/x-material-pictures'],
    });
    await fireEvent.dragStart(picture, { dataTransfer });
    await fireEvent.dragOver(folder, { dataTransfer });
    await expect(folder).toHaveAttribute('data-drop', 'into');
    await fireEvent.drop(folder, { dataTransfer });

    await expect(await canvas.findByText('移动成功')).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { name: '明鉴标志.png' })).toBeNull();
  },
};

export const LongText: Story = {
  ...having({
    getFiles: async (folderId) =>
      materialFiles(folderId, [
        '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司标志（横版）.png',
        'Background-check-authorisation-letter-sample-with-seal-2026-11-25-final.jpeg',
      ]),
  }),
  play: ready,
};

export const Narrow: Story = { parameters: { frame: { maxWidth: 358 } }, play: ready };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: ready };

export const TwoLibraries: Story = {
  args: {
    libraries: [
      demoLibrary(),
      { key: 'shared', label: '平台素材', source: demoSource({ upload: undefined }) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('tab', { name: '平台素材' }));

    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '上传图片' })).toBeNull();
  },
};
