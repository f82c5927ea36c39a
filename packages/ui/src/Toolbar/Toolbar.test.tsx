import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { conforms } from '../internal/testing/conformance';
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from './Toolbar';

const tool = (name: string) => screen.getByRole('button', { name });

function renderToolbar(direction: 'ltr' | 'rtl' = 'ltr') {
  const bar = (isIssued: boolean) => (
    <>
      <Toolbar label="订单列表" style={{ direction }}>
        <Button>新增</Button>
        <Button disabled={!isIssued}>下载</Button>
        <input aria-label="关键字" />
        <ToolbarSeparator />
        <Button aria-disabled>导出</Button>
        <ToolbarSpacer />
        {isIssued && <Button>刷新</Button>}
      </Toolbar>
      <Button>以后</Button>
    </>
  );
  const { rerender } = render(bar(false));
  return { issue: () => rerender(bar(true)) };
}

describe('Toolbar', () => {
  conforms(Toolbar, { props: { label: '订单列表', children: <Button>新增</Button> } });

  it('is one tab stop and remembers the last used tool', async () => {
    renderToolbar();
    await userEvent.tab();
    expect(tool('新增')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('导出')).toHaveFocus();

    await userEvent.tab();
    expect(tool('以后')).toHaveFocus();
    await userEvent.tab({ shift: true });

    expect(tool('导出')).toHaveFocus();
  });

  it('wraps around, and is reversed in right-to-left text', async () => {
    renderToolbar('rtl');
    await userEvent.tab();

    await userEvent.keyboard('{ArrowLeft}');
    expect(tool('导出')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tool('新增')).toHaveFocus();
    await userEvent.keyboard('{End}');

    expect(tool('导出')).toHaveFocus();
  });

  it('leaves a text field its arrow keys and its tab stop', async () => {
    renderToolbar();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();

    await userEvent.keyboard('陈{ArrowLeft}{Home}思');

    expect(screen.getByRole('textbox')).toHaveValue('思陈');
  });

  it('includes tools that are added or enabled later', async () => {
    const { issue } = renderToolbar();
    issue();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('下载')).toHaveFocus();

    await userEvent.keyboard('{End}');

    expect(tool('刷新')).toHaveFocus();
    expect(tool('下载')).toHaveAttribute('tabindex', '-1');
  });
});
