import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { TagInput, type TagInputProps } from './TagInput';

function renderInput(props: Partial<TagInputProps> = {}) {
  const onValueChange = vi.fn();
  function Controlled() {
    const [value, setValue] = useState(props.value ?? []);
    const handleChange = (next: string[]) => {
      setValue(next);
      onValueChange(next);
    };
    return <TagInput label="关键词" {...props} value={value} onValueChange={handleChange} />;
  }
  render(<Controlled />);
  return { onValueChange, input: screen.getByRole('textbox', { name: '关键词' }) };
}

describe('TagInput', () => {
  conforms(TagInput, {
    props: { label: '关键词' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(TagInput, {
    value: ['诉讼'],
    submitted: ['诉讼'],
    next: ['诉讼', '失信'],
    nextSubmitted: ['诉讼', '失信'],
    change: (control) => userEvent.type(control, '失信{Enter}'),
  });

  it('is named by its label, as is its list of tags, and described by description and error', () => {
    const { input } = renderInput({
      value: ['诉讼'],
      description: '用逗号分开',
      error: '请输入该项',
    });

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('用逗号分开 请输入该项');
    expect(screen.getByRole('list', { name: '关键词' })).toHaveTextContent('诉讼');
  });

  it('ends a tag by Enter, by a comma of either width and by blur', async () => {
    const { onValueChange, input } = renderInput();

    await userEvent.type(input, '诉讼{Enter}失信，执行');
    await userEvent.tab();

    expect(onValueChange).toHaveBeenLastCalledWith(['诉讼', '失信', '执行']);
    expect(input).toHaveValue('');
  });

  it('splits a paste into tags', async () => {
    const { onValueChange, input } = renderInput({ value: ['诉讼'] });

    await userEvent.click(input);
    await userEvent.paste('失信\n执行\t处罚');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['诉讼', '失信', '执行', '处罚']);
    expect(screen.getByRole('status')).toHaveTextContent('已添加 失信、执行、处罚');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ends no tag on the Enter of a composition (%o)',
    (sign) => {
      const { onValueChange, input } = renderInput();
      fireEvent.change(input, { target: { value: 'susong' } });

      fireEvent.keyDown(input, { key: 'Enter', ...sign });

      expect(onValueChange).not.toHaveBeenCalled();
    },
  );

  it('rejects a duplicate, keeps it for correction, and announces it', async () => {
    const { onValueChange, input } = renderInput({ value: ['Java'] });

    await userEvent.type(input, 'java{Enter}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('java');
    expect(screen.getByRole('status')).toHaveTextContent('“java”已经添加过了');
  });

  it('stops at the limit and announces the rejected tags', async () => {
    const { onValueChange, input } = renderInput({ max: 2 });

    await userEvent.click(input);
    await userEvent.paste('诉讼,失信,执行');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['诉讼', '失信']);
    expect(screen.getByRole('status')).toHaveTextContent('最多添加 2 个，未添加 执行');
  });

  it('removes the last tag with Backspace, any with its button, and keeps focus', async () => {
    const { onValueChange, input } = renderInput({ value: ['诉讼', '失信', '执行'] });

    await userEvent.type(input, '{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(['诉讼', '失信']);
    expect(screen.getByRole('status')).toHaveTextContent('已移除 执行');

    await userEvent.click(screen.getByRole('button', { name: '移除 诉讼' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['失信']);
    expect(input).toHaveFocus();
  });

  it.each([{ readOnly: true }, { disabled: true }])('has no remove buttons while %o', (state) => {
    renderInput({ value: ['诉讼'], ...state });

    expect(screen.queryByRole('button')).toBeNull();
  });
});
