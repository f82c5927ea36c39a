import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, files, orderBase, type Http, type OrderPapers } from '@mingjian/api';
import { ApiProvider, useCall } from '@mingjian/api/react';
import { OrderPapersCard } from './OrderPapersCard';

const paper = (id: string, name: string) => ({
  id,
  name,
  url: `/CM-API/system/openFile/${id}.pdf?ticket=9999999999999.7.x`,
  userName: '张敏',
  createTime: '2026-06-15 10:30:00',
});

function OrderPage() {
  const { data } = useCall(orderBase.getOrderDetail, { orderId: '7' });
  return <OrderPapersCard order={data} />;
}

/** A server with the papers of one order. */
function renderCard(start: Partial<OrderPapers> = {}) {
  let papers: OrderPapers = {
    client: [paper('1', '离职证明.pdf')],
    provider: [],
    given: [{ name: '授权书.txt', url: '/authorisations/MJ1.txt' }],
    changeable: 'client',
    ...start,
  };
  const requests: unknown[] = [];
  const refusals: ApiError[] = [];
  const http: Http = {
    send: async (call, input) => {
      if (call.path === orderBase.getOrderDetail.path) return { id: '7', papers } as never;
      if (call.path === files.upload.path) {
        const { name } = (input as unknown as { file: File }).file;
        return { state: 'success', path: `/uploads/${name}` } as never;
      }
      requests.push(input);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const { paths = [], id } = input as { paths?: string[]; id?: string };
      const added = paths.map((path, index) =>
        paper(`${papers.client.length + index + 1}`, path.replace('/uploads/', '')),
      );
      const client = [...papers.client.filter((one) => one.id !== id), ...added];
      return (papers = { ...papers, client }) as never;
    },
  };
  render(
    <ApiProvider http={http}>
      <OrderPage />
    </ApiProvider>,
  );
  const user = userEvent.setup();
  const side = async (name: string) => screen.findByRole('group', { name });
  const upload = async (...names: string[]) =>
    user.upload(
      (await side('客户提供')).querySelector<HTMLInputElement>('input[type=file]')!,
      names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
    );
  return { user, side, upload, requests, refusals };
}

const namesIn = (group: HTMLElement) =>
  within(group)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

describe('the papers of an order', () => {
  it('are added as soon as they are uploaded, each once', async () => {
    const { side, upload, requests } = renderCard();

    await side('客户提供');
    await upload('学历证书.pdf', '资格证书.pdf');

    const own = await side('客户提供');
    await vi.waitFor(() =>
      expect(requests.flatMap((input) => (input as { paths: string[] }).paths)).toEqual([
        '/uploads/学历证书.pdf',
        '/uploads/资格证书.pdf',
      ]),
    );
    await vi.waitFor(() =>
      expect(namesIn(own)).toEqual(['离职证明.pdf', '学历证书.pdf', '资格证书.pdf']),
    );
    await within(own).findByRole('button', { name: '删除 资格证书.pdf' });
  });

  it('are deleted after a question, by their id', async () => {
    const { user, side, requests } = renderCard();
    const own = await side('客户提供');

    await user.click(within(own).getByRole('button', { name: '删除 离职证明.pdf' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '删除' }));

    await vi.waitFor(() => expect(requests).toEqual([{ orderId: '7', id: '1' }]));
    await vi.waitFor(() => expect(namesIn(own)).toEqual([]));
  });

  it('show why a change was refused, and the stored papers again', async () => {
    const { side, upload, refusals } = renderCard();
    const own = await side('客户提供');
    refusals.push(new ApiError({ kind: 'conflict', message: '订单已完成或已终止' }));

    await upload('学历证书.pdf');

    expect(await within(own).findByText('订单已完成或已终止')).toBeVisible();
    await vi.waitFor(() => expect(namesIn(own)).toEqual(['离职证明.pdf']));
  });

  it('are changed by their own side alone, and by nobody once the order is completed', async () => {
    const { side } = renderCard({ changeable: null });

    for (const name of ['授权书与简历', '客户提供', '服务人员提供'])
      expect(within(await side(name)).queryByRole('button', { name: '选择文件' })).toBeNull();
    expect(within(await side('服务人员提供')).getByText('没有文件')).toBeVisible();
  });
});
