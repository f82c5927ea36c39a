import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { conforms } from '../internal/testing/conformance';
import { ButtonGroup } from './ButtonGroup';

describe('ButtonGroup', () => {
  conforms(ButtonGroup, { props: { label: '报告', children: <Button>预览</Button> } });

  it('is named by the purpose of its buttons, each a tab stop of its own', async () => {
    render(
      <ButtonGroup label="报告">
        <Button>预览</Button>
        <Button>下载</Button>
      </ButtonGroup>,
    );
    const group = within(screen.getByRole('group', { name: '报告' }));

    await userEvent.tab();
    expect(group.getByRole('button', { name: '预览' })).toHaveFocus();
    await userEvent.tab();

    expect(group.getByRole('button', { name: '下载' })).toHaveFocus();
  });
});
