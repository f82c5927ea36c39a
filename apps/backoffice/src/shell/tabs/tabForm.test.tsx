import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type SubmitForm, type TextFormField } from '@mingjian/widgets/Form';
import { useLocation } from 'react-router-dom';
import { useTabForm } from './useTabForm';
import { TabPanels } from './TabPanels';
import { TabsContext } from './TabsContext';
import { createTabsStore } from './tabsStore';

const fields: readonly TextFormField[] = [
  { kind: 'text', field: 'name', label: '名称' },
  { kind: 'text', field: 'remark', label: '备注' },
];
const values = { name: '启明', remark: '' };
const submit: SubmitForm = async () => {};

function Page() {
  return useLocation().pathname === '/form' ? <FormPage /> : <h1>别处</h1>;
}

function FormPage() {
  const form = useTabForm({ record: 'company/1', title: '编辑启明', fields, values, submit });
  return (
    <>
      <Form form={form} />
      <button onClick={() => void form.save()}>存</button>
      <button onClick={form.discard}>不要了</button>
    </>
  );
}

const page = <Page />;

/** Opens a tab with a form, of which one is mounted at a time. */
function setUp() {
  window.history.replaceState(null, '', '/home');
  const store = createTabsStore({
    tabKey: ({ pathname }) => pathname,
    resolve: (location) => ({ location }),
    awakeLimit: 1,
    affix: ['/home'],
  });
  render(
    <TabsContext value={store}>
      <TabPanels>{page}</TabPanels>
    </TabsContext>,
  );
  act(() => onTestFinished(store.start()));
  act(() => store.open('/form'));
  const unsaved = () => store.unsaved.of(['/form']);
  const leave = () => act(() => store.activate('/home'));
  const comeBack = () => act(() => store.activate('/form'));
  return { store, unsaved, leave, comeBack, user: userEvent.setup() };
}

const remark = () => screen.getByRole('textbox', { name: '备注' });

describe('a form in a tab', () => {
  it('reports its name and its number of changes, and nothing once they are taken back', async () => {
    const { unsaved, user } = setUp();
    expect(unsaved()).toEqual([]);

    await user.type(remark(), '写');
    await user.type(screen.getByRole('textbox', { name: '名称' }), '科技');
    expect(unsaved()).toMatchObject([{ record: 'company/1', title: '编辑启明', changes: 2 }]);
    await user.clear(remark());
    expect(unsaved()).toMatchObject([{ changes: 1 }]);
    await user.type(screen.getByRole('textbox', { name: '名称' }), '{Backspace}{Backspace}');

    expect(unsaved()).toEqual([]);
  });

  it('has what was typed after its tab slept, and is unsaved all the while', async () => {
    const { unsaved, user, leave, comeBack } = setUp();
    await user.type(remark(), '写到一半');

    leave();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(unsaved()).toHaveLength(1);
    comeBack();

    expect(remark()).toHaveValue('写到一半');
    await waitFor(() => expect(unsaved()).toHaveLength(1));
  });

  it('starts anew after a save, whatever was typed before', async () => {
    const { unsaved, user, leave, comeBack } = setUp();
    await user.type(remark(), '写完了');

    await user.click(screen.getByRole('button', { name: '存' }));
    await waitFor(() => expect(unsaved()).toEqual([]));
    leave();
    comeBack();

    expect(remark()).toHaveValue('');
    await user.type(remark(), '又写');
    leave();
    comeBack();
    expect(remark()).toHaveValue('又写');
  });

  it('stores nothing that was discarded', async () => {
    const { unsaved, user, leave, comeBack } = setUp();
    await user.type(remark(), '不要了');

    await user.click(screen.getByRole('button', { name: '不要了' }));
    expect(unsaved()).toEqual([]);
    leave();
    comeBack();

    expect(remark()).toHaveValue('');
  });
});
