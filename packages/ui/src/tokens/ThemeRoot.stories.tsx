import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Table } from '../Table/Table';
import { Tag } from '../Tag/Tag';
import { TextField } from '../TextField/TextField';
import { ThemeRoot } from './ThemeRoot';
import { themeRootGuide } from './ThemeRoot.guide';
import { tokens } from './tokens';

const meta = {
  component: ThemeRoot,
  args: {},
  parameters: { guide: themeRootGuide },
} satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.lg};
  align-items: end;
  margin-block-end: ${tokens.space.lg};
`;

const Menu = styled.ul`
  display: grid;
  gap: ${tokens.space.xxs};
  width: 200px;
  margin: 0;
  padding: ${tokens.space.sm};
  border: 1px solid ${tokens.nav.border};
  border-radius: ${tokens.radius.md};
  color: ${tokens.nav.text};
  background: ${tokens.nav.surface};
  forced-color-adjust: none;
  list-style: none;

  li {
    padding: ${tokens.space.xs} ${tokens.space.md};
    border-radius: ${tokens.radius.sm};
  }

  li[aria-current] {
    color: ${tokens.nav.textActive};
    background: ${tokens.nav.surfaceActive};
  }
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;

  div {
    height: ${tokens.size.control};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    forced-color-adjust: none;
  }
`;

/**
 * Choose mode, theme colour, density, contrast and language in the toolbar: the page follows
 * without rendering again.
 */
export const Playground: Story = {
  render: () => (
    <Row>
      <TextField label="候选人" defaultValue="欧阳若兰" />
      <Button tone="primary">接单</Button>
      <Button>重置</Button>
      <Tag tone="accent" dot>
        报告录入中
      </Tag>
    </Row>
  ),
};

/** A density applies to the content of its element, whatever the page's own. */
export const NestedDensities: Story = {
  render: () => (
    <>
      {(['compact', 'standard', 'roomy'] as const).map((density) => (
        <div key={density} data-mj-density={density}>
          <Row>
            <TextField label={`订单编号 ${density}`} defaultValue="MJ202611210019991" />
            <Button>查询</Button>
          </Row>
          <Table aria-label={`订单 ${density}`}>
            <tbody>
              <tr>
                <td>MJ202611210019991</td>
                <td>廖一禾</td>
              </tr>
            </tbody>
          </Table>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: '查询' })
      .map((button) => button.getBoundingClientRect().height);

    await expect(heights).toEqual([28, 32, 40]);
    await expect(
      canvas.getAllByRole('row').map((row) => Math.round(row.getBoundingClientRect().height)),
    ).toEqual([32, 40, 48]);
  },
};

/** Lines, placeholders and muted text under increased contrast. */
export const MoreContrast: Story = {
  globals: { contrast: 'more' },
  render: () => (
    <>
      <Row>
        <TextField label="候选人" placeholder="姓名" description="与证件上的姓名一致" />
        <Button>重置</Button>
      </Row>
      <Table aria-label="订单">
        <tbody>
          <tr>
            <td>MJ202611210019991</td>
            <td>廖一禾</td>
          </tr>
          <tr>
            <td>MJ202611210019992</td>
            <td>欧阳若兰</td>
          </tr>
        </tbody>
      </Table>
    </>
  ),
};

/** The three colourings of a menu: light, dark, and the theme colour. */
export const MenuColourings: Story = {
  render: () => (
    <Row>
      {[0, 1, 2].map((coloring) => (
        <Menu key={coloring} data-mj-nav={coloring}>
          <li>控制台首页</li>
          <li aria-current="page">订单列表</li>
          <li>客户公司</li>
        </Menu>
      ))}
    </Row>
  ),
};

/** Every colour of the theme under its own name. */
export const AllColours: Story = {
  render: () => (
    <Swatches>
      {Object.entries(tokens.color).map(([name, value]) => (
        <li key={name}>
          <div style={{ background: value }} />
          {name}
        </li>
      ))}
    </Swatches>
  ),
};
