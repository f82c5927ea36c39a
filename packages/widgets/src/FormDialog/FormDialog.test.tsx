import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecordForm, type RecordFormOptions } from '../Form';
import { company, companyFields } from './FormDialog.fixtures';
import { FormDialog } from './FormDialog';

const fields = companyFields.slice(0, 2);

function show(submit: RecordFormOptions['submit'] = async () => {}) {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  function Company() {
    const form = useRecordForm({ fields, values: company, submit, onSaved });
    return <FormDialog form={form} title="编辑公司" onClose={onClose} />;
  }
  render(<Company />);
  return { onClose, onSaved, user: userEvent.setup() };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const name = () => screen.getByRole('textbox', { name: /^公司名称/ });

/** Whether closing the window would ask first. */
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the dialog of a form', () => {
  it('closes at once while nothing is typed, and asks otherwise', async () => {
    const { user, onClose } = show();
    await press(user, '取消');
    expect(onClose).toHaveBeenCalledOnce();
    expect(asksToLeave()).toBe(false);

    await user.type(name(), '改');
    expect(asksToLeave()).toBe(true);
    await user.keyboard('{Escape}');
    await press(user, '继续填写');
    expect(onClose).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    await press(user, '放弃');

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });

  it('stays open with its values after a refusal, and is saved by the next press', async () => {
    const submit = vi
      .fn<RecordFormOptions['submit']>()
      .mockRejectedValueOnce(new Error('502'))
      .mockResolvedValue(undefined);
    const { user, onSaved } = show(submit);
    await user.type(name(), '改');

    await press(user, '保存');
    expect(await screen.findByRole('alert')).toHaveTextContent('502');
    expect(name()).toHaveValue(`${String(company['name'])}改`);
    await press(user, '保存');

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('stops waiting for a save that hangs, and keeps its values', async () => {
    const { user, onClose } = show(
      async (_, { signal }) =>
        new Promise((__, reject) => signal.addEventListener('abort', () => reject(new Error('')))),
    );
    await user.type(name(), '改');
    await press(user, '保存');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    expect(onClose).not.toHaveBeenCalled();
    expect(name()).toHaveValue(`${String(company['name'])}改`);
  });
});
