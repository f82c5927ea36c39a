import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { withStyleSheets } from '../internal/testing/styleSheets';
import { SearchField, type SearchFieldProps } from './SearchField';

function renderField(props: Partial<SearchFieldProps> = {}) {
  const onValueChange = vi.fn();
  const onSearch = vi.fn();
  render(
    <SearchField
      label="候选人"
      value="欧阳"
      onValueChange={onValueChange}
      onSearch={onSearch}
      {...props}
    />,
  );
  return { onValueChange, onSearch, input: screen.getByRole('searchbox', { name: '候选人' }) };
}

withStyleSheets();

describe('SearchField', () => {
  conforms(SearchField, {
    props: { label: '候选人' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(SearchField, {
    value: '甲',
    submitted: ['甲'],
    next: '甲乙',
    nextSubmitted: ['甲乙'],
    change: (control) => userEvent.type(control, '乙'),
  });

  it('is named by a visually hidden label, and described by description and error', () => {
    const { input } = renderField({
      hideLabel: true,
      description: '姓名或手机',
      error: '至少 2 个字',
    });

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('姓名或手机 至少 2 个字');
  });

  it('searches for the trimmed text on Enter, once', async () => {
    const { onSearch, input } = renderField({ value: ' 欧阳 ' });

    await userEvent.type(input, '{Enter}');

    expect(onSearch).toHaveBeenCalledExactlyOnceWith('欧阳');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'does not search on the Enter that ends a composition (%o)',
    (sign) => {
      const { onSearch, input } = renderField();

      fireEvent.keyDown(input, { key: 'Enter', ...sign });

      expect(onSearch).not.toHaveBeenCalled();
    },
  );

  it.each(['button', 'Escape'])(
    'clears by %s, reports an empty search, and keeps focus',
    async (way) => {
      const { onValueChange, onSearch, input } = renderField();

      if (way === 'button')
        await userEvent.click(screen.getByRole('button', { name: '清除候选人' }));
      else await userEvent.type(input, '{Escape}');

      expect(onValueChange).toHaveBeenLastCalledWith('');
      expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
      expect(input).toHaveFocus();
    },
  );

  it.each([{ value: '' }, { disabled: true }, { readOnly: true }])(
    'has no clear button with %o',
    (props) => {
      renderField(props);

      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('announces politely that a search is running', () => {
    renderField({ loading: true });

    expect(screen.getByRole('status')).toHaveTextContent('搜索中');
  });
});
