import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { maps, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { PlaceControl } from './PlaceControl';

const SHANGHAI = '上海市浦东新区世纪大道100号';

function Form({ address }: { address: string }) {
  const [value, setValue] = useState<unknown>({ address, lng: 121.5, lat: 31.24 });
  return (
    <PlaceControl
      field={{ field: 'address', label: '地址', kind: 'custom', render: () => null }}
      id="address"
      value={value}
      onChange={setValue}
      error={undefined}
      readOnly={false}
      maxLength={200}
    />
  );
}

function renderForm(address: string, found: { address: string } | null = { address: SHANGHAI }) {
  const points: unknown[] = [];
  const http: Http = {
    send: async (call, input) => {
      if (call.path === maps.getAddress.path) points.push(input);
      return found as never;
    },
  };
  render(
    <ApiProvider http={http}>
      <Form address={address} />
    </ApiProvider>,
  );
  return points;
}

describe('the place of a stored row', () => {
  it('says where its point is when the written address names another city', async () => {
    const points = renderForm('北京市朝阳区建国路8号');

    expect(await screen.findByText(/标注的位置在上海市浦东新区/)).toBeVisible();
    expect(points).toEqual([{ lng: 121.5, lat: 31.24 }]);

    await userEvent.click(screen.getByRole('button', { name: '清除位置' }));
    expect(screen.queryByText(/标注的位置在/)).toBeNull();
  });

  it('says nothing of an address that agrees, or of a point that the service does not know', async () => {
    renderForm('上海市浦东新区张江路1号');
    renderForm('北京市朝阳区建国路8号', null);

    await act(async () => new Promise((done) => setTimeout(done)));
    expect(screen.queryByText(/标注的位置在/)).toBeNull();
  });
});
