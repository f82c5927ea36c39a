import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/conformance';
import { Tabs } from './Tabs';
import { reportTabs } from './Tabs.fixtures';

describe('Tabs', () => {
  conforms(Tabs, { props: { label: '报告内容', tabs: reportTabs } });

  it('is one stop for the keyboard, and its panel is named by its tab', async () => {
    render(<Tabs label="报告内容" tabs={reportTabs} />);

    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '身份核验', selected: true })).toHaveFocus();
    await userEvent.tab();

    expect(screen.getByRole('tabpanel', { name: '身份核验' })).toHaveFocus();
  });

  it('chooses with the arrows, and passes a disabled tab without choosing it', async () => {
    const onSelect = vi.fn();
    render(<Tabs label="报告内容" tabs={reportTabs} onSelect={onSelect} defaultSelected="work" />);
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '司法记录' })).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('identity');
  });

  it('waits for Enter when activation is manual', async () => {
    render(<Tabs label="报告内容" tabs={reportTabs} activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('身份核验');

    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('学历核验');
  });

  it('shows the parent’s choice, not its own, when controlled', async () => {
    render(<Tabs label="报告内容" tabs={reportTabs} selected="identity" />);

    await userEvent.click(screen.getByRole('tab', { name: /学历核验/ }));

    expect(screen.getByRole('tabpanel', { name: '身份核验' })).toBeVisible();
  });

  it('closes with its cross and with Delete, keeps the focus in the row, and leaves what cannot be closed', async () => {
    const onClose = vi.fn();
    const tabs = reportTabs.map((tab, at) => ({ ...tab, closable: at > 0 }));
    render(<Tabs label="报告内容" tabs={tabs} onClose={onClose} defaultSelected="work" />);

    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('work');
    expect(screen.getByRole('tab', { name: '司法记录' })).toHaveFocus();

    await userEvent.keyboard('{Home}{Delete}');
    expect(onClose).toHaveBeenCalledOnce();

    await userEvent.click(screen.getAllByTitle('关闭')[0]!);
    expect(onClose).toHaveBeenLastCalledWith('education');
  });
});
