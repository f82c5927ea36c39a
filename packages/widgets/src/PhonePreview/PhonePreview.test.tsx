import { act, render, screen } from '@testing-library/react';
import { conforms } from '../../../ui/src/internal/testing/conformance';
import { PhonePreview } from './PhonePreview';

describe('PhonePreview', () => {
  conforms(PhonePreview, { props: { label: '手机预览', children: '背景调查报告' } });

  it('is a named group that the keyboard reaches, to scroll it', () => {
    render(<PhonePreview label="手机预览">背景调查报告</PhonePreview>);

    const phone = screen.getByRole('group', { name: '手机预览' });
    expect(phone).toHaveAttribute('tabindex', '0');
    expect(phone).toHaveStyle({ inlineSize: '356px', blockSize: '713px' });
  });

  it('fits into its parent, as that changes', () => {
    let report = () => {};
    class Observer {
      constructor(callback: () => void) {
        report = callback;
      }
      observe = () => {};
      disconnect = () => {};
    }
    vi.stubGlobal('ResizeObserver', Observer);
    render(
      <PhonePreview label="手机预览" scale="fit">
        背景调查报告
      </PhonePreview>,
    );
    const phone = screen.getByRole('group', { name: '手机预览' });
    expect(phone.style.zoom).toBe('1');

    vi.spyOn(phone.parentElement!, 'clientWidth', 'get').mockReturnValue(178);
    act(() => report());

    expect(phone.style.zoom).toBe('0.5');
    vi.unstubAllGlobals();
  });
});
