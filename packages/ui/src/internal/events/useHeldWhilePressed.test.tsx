import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '../../TextField/TextField';

function Checked() {
  const [error, setError] = useState<string>();
  return <TextField label="姓名" error={error} onBlur={() => setError('请输入姓名')} />;
}

describe('a text of a field', () => {
  it('comes after the press that takes focus, when the pressed button cannot move any more', () => {
    vi.useFakeTimers();
    render(<Checked />);
    const input = screen.getByRole('textbox');

    act(() => input.focus());
    fireEvent.pointerDown(document.body);
    act(() => input.blur());
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void vi.runAllTimers());

    expect(screen.getByRole('alert')).toHaveTextContent('请输入姓名');
    vi.useRealTimers();
  });

  it('comes when the pointer moves on without a button, whose release nobody reported', () => {
    vi.useFakeTimers();
    render(<Checked />);

    act(() => screen.getByRole('textbox').focus());
    fireEvent.pointerDown(document.body);
    act(() => screen.getByRole('textbox').blur());
    fireEvent.pointerMove(document.body, { buttons: 1 });
    act(() => void vi.runAllTimers());
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.pointerMove(document.body, { buttons: 0 });
    act(() => void vi.runAllTimers());

    expect(screen.getByRole('alert')).toHaveTextContent('请输入姓名');
    vi.useRealTimers();
  });

  it('comes at once where focus leaves by the keyboard', () => {
    render(<Checked />);

    act(() => screen.getByRole('textbox').focus());
    act(() => screen.getByRole('textbox').blur());

    expect(screen.getByRole('alert')).toHaveTextContent('请输入姓名');
  });
});
