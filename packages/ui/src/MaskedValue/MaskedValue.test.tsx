import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { MaskedValue, type MaskedValueProps } from './MaskedValue';

const phone: MaskedValueProps = {
  label: '手机号',
  masked: '138****2046',
  onReveal: () => Promise.resolve('13812342046'),
};

async function revealPhone(props: Partial<MaskedValueProps> = {}) {
  const user = userEvent.setup();
  const view = render(<MaskedValue {...phone} {...props} />);
  await user.click(screen.getByRole('button', { name: '查看手机号' }));
  await user.type(await screen.findByRole('textbox', { name: /查看原因/ }), ' 电话核实 {Enter}');
  return { user, ...view };
}

describe('MaskedValue', () => {
  conforms(MaskedValue, { props: phone });

  it('keeps the value out of the DOM until a reason is given', async () => {
    const onReveal = vi.fn(() => Promise.resolve('13812342046'));
    await revealPhone({ onReveal });

    expect(await screen.findByText('13812342046')).toBeVisible();
    expect(onReveal).toHaveBeenCalledExactlyOnceWith('电话核实');
    expect(screen.getByText('手机号已显示，30 秒后隐藏')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '隐藏手机号' })).toHaveFocus());
  });

  it('requires a reason that is not blank', async () => {
    const onReveal = vi.fn(() => Promise.resolve('13812342046'));
    const user = userEvent.setup();
    render(<MaskedValue {...phone} onReveal={onReveal} />);
    await user.click(screen.getByRole('button', { name: '查看手机号' }));

    await user.type(await screen.findByRole('textbox'), '  {Enter}');

    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(onReveal).not.toHaveBeenCalled();
  });

  it('shows why a request was refused, and keeps the reason', async () => {
    await revealPhone({ onReveal: () => Promise.reject(new Error('达到上限')) });

    expect(await screen.findByText('达到上限')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue(' 电话核实 ');
  });

  it('hides automatically after its time', async () => {
    await revealPhone({ seconds: 0.05 });

    await waitFor(() => expect(screen.getByText('手机号已隐藏')).toBeInTheDocument());
    expect(screen.queryByText('13812342046')).toBeNull();
    expect(screen.getByText('138****2046')).toBeVisible();
  });

  it('hides when the window loses focus, and when another value replaces it', async () => {
    const { user, rerender } = await revealPhone();
    await screen.findByText('13812342046');
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(screen.queryByText('13812342046')).toBeNull();

    await user.click(screen.getByRole('button', { name: '查看手机号' }));
    await user.type(await screen.findByRole('textbox'), '电话核实{Enter}');
    await screen.findByText('13812342046');
    rerender(<MaskedValue {...phone} masked="139****0001" />);

    expect(screen.queryByText('13812342046')).toBeNull();
  });

  it('copies only after recording', async () => {
    const onCopy = vi.fn(() => Promise.reject(new Error('offline')));
    const { user } = await revealPhone({ onCopy });
    await navigator.clipboard.writeText('before');

    await user.click(await screen.findByRole('button', { name: '复制手机号' }));

    expect(onCopy).toHaveBeenCalledOnce();
    expect(await screen.findByText('未能复制，请重试')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('before');
  });

  it('has no reveal button without onReveal', () => {
    render(<MaskedValue label="手机号" masked="138****2046" />);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
