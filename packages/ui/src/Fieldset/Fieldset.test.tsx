import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { TextField } from '../TextField/TextField';
import { Fieldset } from './Fieldset';

describe('Fieldset', () => {
  conforms(Fieldset, { props: { legend: '紧急联系人', children: '姓名' } });

  it('is a group named by its legend, and described by its description and error', () => {
    render(
      <Fieldset
        legend="紧急联系人"
        description="仅在联系不上本人时使用"
        error="请填写手机或邮箱"
        aria-describedby="own"
      >
        <TextField label="姓名" />
      </Fieldset>,
    );

    const group = screen.getByRole('group', { name: '紧急联系人' });
    expect(group).toHaveAccessibleDescription('仅在联系不上本人时使用 请填写手机或邮箱');
    expect(group.getAttribute('aria-describedby')).toMatch(/^own /);
    expect(screen.getByRole('alert')).toHaveTextContent('请填写手机或邮箱');
  });

  it('disables its fields', () => {
    render(
      <Fieldset legend="紧急联系人" disabled>
        <TextField label="姓名" />
      </Fieldset>,
    );

    expect(screen.getByRole('textbox', { name: '姓名' })).toBeDisabled();
  });
});
