import { useState } from 'react';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnOrdersButton } from './OwnOrdersButton';

const status: ListCondition = { field: 'orderStatus', operator: 'EQ', value: '10' };

describe('the quick filter of one’s own orders', () => {
  it('is switched on by a click, keeps the other conditions, and is switched off again', async () => {
    const searched: (readonly ListCondition[])[] = [];
    function Page() {
      const [conditions, setConditions] = useState<readonly ListCondition[]>([status]);
      const search = (next: readonly ListCondition[]) => {
        searched.push(next);
        setConditions(next);
      };
      return <OwnOrdersButton ownId="me" conditions={conditions} onConditionsChange={search} />;
    }
    render(<Page />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: '我的', pressed: false });

    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);

    expect(searched).toEqual([[{ field: 'pmId', operator: 'EQ', value: 'me' }, status], [status]]);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});
