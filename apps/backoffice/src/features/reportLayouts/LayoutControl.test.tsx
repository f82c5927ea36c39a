import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLayout, STANDARD_LAYOUT, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { LayoutControl } from './LayoutControl';

const http: Http = { send: async () => new Promise(() => {}) };

function renderControl() {
  const values: string[] = [];
  function Control() {
    const [value, setValue] = useState<unknown>(JSON.stringify(STANDARD_LAYOUT));
    return (
      <LayoutControl
        field={{ kind: 'custom', field: 'content', label: '排版', render: () => null }}
        id="content"
        value={value}
        onChange={(next) => {
          values.push(String(next));
          setValue(next);
        }}
        error={undefined}
        readOnly={false}
      />
    );
  }
  render(
    <ApiProvider http={http}>
      <Control />
    </ApiProvider>,
  );
  return { last: () => JSON.parse(values.at(-1)!) as typeof STANDARD_LAYOUT };
}

const sections = () =>
  within(screen.getByRole('list', { name: '章节' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));

describe('the control of a layout', () => {
  it('moves sections by button and by Alt with an arrow key, with the focus', async () => {
    const { last } = renderControl();
    const up = screen.getByRole('button', { name: '上移核实详情' });
    await userEvent.click(up);
    expect(sections().slice(1, 4)).toEqual(['概述', '核实详情', '核实结果一览']);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    expect(sections().slice(0, 3)).toEqual(['封面', '核实详情', '概述']);
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(sections()[0]).toBe('封面');
    expect(readLayout(JSON.stringify(last()))).toBeDefined();
  });

  it('switches off what a report may lack, and nothing else', async () => {
    const { last } = renderControl();

    expect(screen.getAllByRole('switch')).toHaveLength(4);
    await userEvent.click(screen.getByRole('switch', { name: '显示备注' }));
    expect(last().sections.find(({ name }) => name === 'remark')?.shown).toBe(false);
    expect(screen.getByRole('checkbox', { name: '报告编号' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '调查产品' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '调查产品' }));
    expect(last().coverFields).toEqual(STANDARD_LAYOUT.coverFields);
  });

  it('says which colour white text cannot be read on', async () => {
    renderControl();
    const colour = screen.getByRole('textbox', { name: '主色' });
    await userEvent.clear(colour);
    await userEvent.type(colour, '#FFD800');

    expect(screen.getByText(/与白色的对比度只有 1\.4/)).toBeVisible();
    await userEvent.clear(colour);
    expect(screen.getByText('颜色格式应为 #rrggbb')).toBeVisible();
  });
});
