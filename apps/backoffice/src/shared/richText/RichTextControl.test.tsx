import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { RichTextControl } from './RichTextControl';

const FAR = Date.now() + 600_000;
const html = (until: number) =>
  `<p>甲<img src="/CM-API/system/openFile/a.png?ticket=${until}.7.a" alt="章"></p>`;

it('shows pictures of a draft by new addresses, without a change of the value', async () => {
  const http: Http = {
    send: async (_, input) =>
      (input as { paths: string[] }).paths.map((path) =>
        path.replace('ticket=1.', `ticket=${FAR}.`),
      ) as never,
  };
  const onChange = vi.fn();
  render(
    <ApiProvider http={http}>
      <RichTextControl
        field={{ kind: 'custom', field: 'content', label: '正文', render: () => null }}
        id="content"
        value={html(1)}
        onChange={onChange}
        error={undefined}
        readOnly={false}
      />
    </ApiProvider>,
  );
  await vi.waitFor(() =>
    expect(screen.getByRole('img', { name: '章' })).toHaveAttribute(
      'src',
      expect.stringContaining(`ticket=${FAR}.`),
    ),
  );
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: '分割线' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(`ticket=${FAR}.`));
});
