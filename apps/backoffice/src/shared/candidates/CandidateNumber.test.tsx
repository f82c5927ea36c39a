import { ApiError, candidateNumbers, type Call, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CandidateNumber } from './CandidateNumber';

/** Shows a masked number whose reveal responds with `respond`; returns what was sent. */
function renderNumber(respond: () => Promise<{ value: string }>, canReveal = true) {
  const sent: { call: Call<unknown, unknown>; input: unknown }[] = [];
  const http = {
    send: (call: Call<unknown, unknown>, input: unknown) => {
      sent.push({ call, input });
      return respond();
    },
  } as unknown as Http;
  const view = (candidateId: string) => (
    <ApiProvider http={http}>
      <CandidateNumber
        candidateId={candidateId}
        field="idNo"
        label="证件号"
        masked="1****************1"
        canReveal={canReveal}
      />
    </ApiProvider>
  );
  const { rerender } = render(view('a'));
  return { sent, showNext: () => rerender(view('b')) };
}

async function reveal() {
  await userEvent.click(screen.getByRole('button', { name: '查看证件号' }));
  await userEvent.type(screen.getByRole('textbox', { name: /查看原因/ }), '核实学历');
  await userEvent.click(screen.getByRole('button', { name: '查看' }));
}

const found = async () => ({ value: '110101199001011231' });

describe('CandidateNumber', () => {
  it('is given for a reason, and asked for again each time', async () => {
    const { sent } = renderNumber(found);

    await reveal();

    expect(await screen.findByText('110101199001011231')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '隐藏证件号' }));
    expect(screen.queryByText('110101199001011231')).toBeNull();
    await reveal();
    const request = {
      call: candidateNumbers.reveal,
      input: { id: 'a', field: 'idNo', reason: '核实学历' },
    };
    expect(sent).toEqual([request, request]);
  });

  it('of one person never stays for the next, whose mask may be the same', async () => {
    const { showNext } = renderNumber(found);
    await reveal();
    await screen.findByText('110101199001011231');

    showNext();

    expect(screen.queryByText('110101199001011231')).toBeNull();
    expect(screen.getByText('1****************1')).toBeVisible();
  });

  it('says why it is refused', async () => {
    const message = '您在 1 小时内已查看 30 个号码，请在 12 分钟后再查看';
    renderNumber(() => Promise.reject(new ApiError({ kind: 'throttled', message })));

    await reveal();

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('has no button for those who may not see it', () => {
    renderNumber(found, false);

    expect(screen.getByText('1****************1')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
