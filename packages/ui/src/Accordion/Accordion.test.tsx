import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Accordion, type AccordionItem } from './Accordion';

const items: AccordionItem[] = [
  { key: 'identity', title: '身份核验', content: '身份证号一致' },
  { key: 'work', title: '工作履历', content: '近 5 年 3 段' },
  { key: 'court', title: '司法记录', disabled: true, content: '等待授权' },
];

describe('Accordion', () => {
  conforms(Accordion, { props: { items } });

  it('opens by its heading, with a region named by it', async () => {
    render(<Accordion items={items} headingLevel={4} />);
    expect(screen.getByText('身份证号一致')).not.toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '身份核验', expanded: false }));

    expect(screen.getByRole('region', { name: '身份核验' })).toHaveTextContent('身份证号一致');
    expect(screen.getByRole('heading', { name: '身份核验', level: 4 })).toBeVisible();
  });

  it('closes the others where only one may be open', async () => {
    render(<Accordion items={items} expands="one" defaultExpandedKeys={['identity']} />);

    await userEvent.click(screen.getByRole('button', { name: '工作履历' }));

    expect(screen.getByText('身份证号一致')).not.toBeVisible();
    expect(screen.getByText('近 5 年 3 段')).toBeVisible();
  });

  it('opens the section that the browser’s search has found', () => {
    const onExpandedKeysChange = vi.fn();
    render(<Accordion items={items} onExpandedKeysChange={onExpandedKeysChange} />);

    fireEvent(screen.getByText('近 5 年 3 段'), new Event('beforematch', { bubbles: true }));

    expect(onExpandedKeysChange).toHaveBeenCalledExactlyOnceWith(['work']);
  });

  it('shows the parent’s value when controlled', async () => {
    render(<Accordion items={items} expandedKeys={[]} />);

    await userEvent.click(screen.getByRole('button', { name: '身份核验' }));

    expect(screen.getByText('身份证号一致')).not.toBeVisible();
  });
});
