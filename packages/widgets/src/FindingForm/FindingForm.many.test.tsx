import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindingForm } from './FindingForm';
import { VerdictControl } from './VerdictControl';

// Another test of this worker may have loaded the form without the spy, or load it after these.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./VerdictControl', { spy: true });

describe('a form of many rows', () => {
  it('renders the row that is typed into, and no other of sixty', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `项 ${index}`);
    // Rows that a parent makes anew with each of its renders.
    const rowsOf = () => keys.map((key) => ({ key, label: key, claim: '申报' }));
    const { rerender } = render(<FindingForm label="工作经历" rows={rowsOf()} />);
    vi.mocked(VerdictControl).mockClear();

    await userEvent.type(screen.getByRole('textbox', { name: '项 30：核实结果' }), '属实');
    rerender(<FindingForm label="工作经历" rows={rowsOf()} />);

    const rendered = vi.mocked(VerdictControl).mock.calls.map(([{ label }]) => label);
    expect(new Set(rendered)).toEqual(new Set(['项 30']));
  });
});
