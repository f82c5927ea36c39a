import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { withStyleSheets } from '../internal/testing/styleSheets';
import { LocaleProvider } from '../texts/LocaleProvider';
import { AllTabsMenu } from './AllTabsMenu';
import { Tabs } from './Tabs';
import { reportTabs, returnedTabs } from './Tabs.fixtures';

withStyleSheets();

describe('Tabs', () => {
  conforms(Tabs, { props: { label: '报告内容', tabs: reportTabs } });

  it('is one tab stop, and its panel is named by its tab', async () => {
    render(<Tabs label="报告内容" tabs={reportTabs} />);

    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '身份核验', selected: true })).toHaveFocus();
    await userEvent.tab();

    expect(screen.getByRole('tabpanel', { name: '身份核验' })).toHaveFocus();
  });

  it('selects with the arrows, and focuses a disabled tab without selecting it', async () => {
    const onValueChange = vi.fn();
    render(
      <Tabs label="报告内容" tabs={reportTabs} onValueChange={onValueChange} defaultValue="work" />,
    );
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '司法记录' })).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('identity');
  });

  it('waits for Enter with manual activation', async () => {
    render(<Tabs label="报告内容" tabs={reportTabs} activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('身份核验');

    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('学历核验');
  });

  it('shows the parent’s value when controlled', async () => {
    render(<Tabs label="报告内容" tabs={reportTabs} value="identity" />);

    await userEvent.click(screen.getByRole('tab', { name: /学历核验/ }));

    expect(screen.getByRole('tabpanel', { name: '身份核验' })).toBeVisible();
  });

  it('closes with its cross and with Delete, keeps focus in the row, and keeps tabs that are not closable', async () => {
    const onTabClose = vi.fn();
    const tabs = reportTabs.map((tab, index) => ({ ...tab, closable: index > 0 }));
    render(<Tabs label="报告内容" tabs={tabs} onTabClose={onTabClose} defaultValue="work" />);

    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(onTabClose).toHaveBeenCalledExactlyOnceWith('work');
    expect(screen.getByRole('tab', { name: '司法记录' })).toHaveFocus();

    await userEvent.keyboard('{Home}{Delete}');
    expect(onTabClose).toHaveBeenCalledOnce();

    await userEvent.click(screen.getAllByTitle('关闭')[0]!);
    expect(onTabClose).toHaveBeenLastCalledWith('education');
  });

  it('announces which tabs contain errors, and how many if known', () => {
    render(<Tabs label="报告内容" tabs={returnedTabs} />);

    expect(screen.getByRole('tab', { name: '身份核验' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '学历核验 数量 2 有 2 处错误' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '工作履历 有错误' })).toBeVisible();
  });

  it('treats zero errors as none, and uses the singular for one', () => {
    const tabs = [
      { key: 'identity', label: 'Identity', invalid: 0, content: '' },
      { key: 'work', label: 'Work', invalid: 1, content: '' },
    ];
    render(
      <LocaleProvider language="en">
        <Tabs label="Report" tabs={tabs} />
      </LocaleProvider>,
    );

    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Identity',
      'Work1 1 error',
    ]);
  });

  it('shows errors in the menu of all tabs, at its button and in its items', async () => {
    const { rerender } = render(
      <AllTabsMenu tabs={returnedTabs} selected="education" onSelect={() => {}} />,
    );
    expect(screen.getByText('有错误')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '全部标签页' }));

    expect(screen.getAllByRole('menuitem')[1]).toHaveTextContent('学历核验有 2 处错误 ✓');
    expect(screen.getByRole('menuitem', { name: '身份核验' })).toBeVisible();
    rerender(<AllTabsMenu tabs={reportTabs} selected="education" onSelect={() => {}} />);
    expect(screen.queryByText('有错误')).toBeNull();
    expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  });
});
