import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setListHeight } from '../internal/testing/listHeight';
import { PeoplePickDialog, type PeoplePickDialogProps } from './PeoplePickDialog';
import { formerColleague, loaders } from './PeoplePickDialog.fixtures';

beforeEach(setListHeight);

const { load, resolve } = loaders;

const renderDialog = async (props: Partial<PeoplePickDialogProps> = {}) => {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  const dialog = (open: boolean) => (
    <PeoplePickDialog
      open={open}
      load={load}
      resolve={resolve}
      onClose={onClose}
      onConfirm={onConfirm}
      {...props}
    />
  );
  const { rerender } = render(dialog(true));
  await act(async () => {});
  return {
    onClose,
    onConfirm,
    setOpen: async (open: boolean) => {
      rerender(dialog(open));
      await act(async () => {});
    },
  };
};

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('PeoplePickDialog', () => {
  it('shows available and selected users under its title', async () => {
    await renderDialog();

    expect(screen.getByRole('dialog', { name: '选择用户' })).toBeVisible();
    expect(screen.getByRole('region', { name: '可选用户' })).toBeVisible();
    expect(screen.getByRole('region', { name: '已选用户' })).toBeVisible();
  });

  it('returns ids and people once it is confirmed, with those who were selected before', async () => {
    const { onConfirm } = await renderDialog({ value: [formerColleague.id] });
    await userEvent.dblClick(screen.getByRole('option', { name: /林晓/ }));
    expect(onConfirm).not.toHaveBeenCalled();

    await press('确定');

    const [ids, people] = onConfirm.mock.lastCall!;
    expect(ids).toEqual(['left', '1']);
    expect(people).toMatchObject([{ realname: '陈思齐' }, { realname: '林晓' }]);
  });

  it('forgets what was not confirmed', async () => {
    const { onClose, onConfirm, setOpen } = await renderDialog();
    await userEvent.dblClick(screen.getByRole('option', { name: /林晓/ }));
    await press('取消');
    expect(onClose).toHaveBeenCalledOnce();

    await setOpen(false);
    await setOpen(true);
    await press('确定');

    expect(onConfirm).toHaveBeenCalledExactlyOnceWith([], []);
  });
});
