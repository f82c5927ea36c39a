import { render, screen } from '@testing-library/react';
import { LocaleProvider, useTexts, type LocaleProviderProps } from './LocaleProvider';
import { defineTexts, override, type FormatNumber } from './texts';

const texts = defineTexts('example', {
  zh: { take: '接单', total: (count: number, format: FormatNumber) => `共 ${format(count)} 条` },
  en: {
    take: 'Accept',
    total: (count, format) => (count === 1 ? '1 order' : `${format(count)} orders`),
  },
});

function Example({ count = 3 }: { count?: number }) {
  const t = useTexts(texts);
  return (
    <p>
      {t.take} / {t.total(count)}
    </p>
  );
}

const show = (props: LocaleProviderProps) =>
  render(
    <LocaleProvider {...props}>
      <Example />
    </LocaleProvider>,
  );

describe('texts', () => {
  it('are Chinese by default', () => {
    render(<Example />);

    expect(screen.getByText('接单 / 共 3 条')).toBeVisible();
  });

  it('follow the language', () => {
    show({ language: 'en' });

    expect(screen.getByText('Accept / 3 orders')).toBeVisible();
  });

  it('can be reworded one by one', () => {
    show({ overrides: [override(texts, { take: '领取订单' })] });

    expect(screen.getByText('领取订单 / 共 3 条')).toBeVisible();
  });

  it('can be in a third language, with a fallback for missing texts', () => {
    show({ language: 'en', locale: 'ja-JP', overrides: [override(texts, { take: '受注' })] });

    expect(screen.getByText('受注 / 3 orders')).toBeVisible();
  });

  it('format numbers for the locale, and decide plurals on the number itself', () => {
    const { rerender } = render(<Example count={12480} />);
    expect(screen.getByText('接单 / 共 12,480 条')).toBeVisible();

    rerender(
      <LocaleProvider language="en" locale="de-DE">
        <Example count={12480} />
        <Example count={1} />
      </LocaleProvider>,
    );

    expect(screen.getByText('Accept / 12.480 orders')).toBeVisible();
    expect(screen.getByText('Accept / 1 order')).toBeVisible();
  });

  it('reject a missing English text, an unknown name and another kind at compile time', () => {
    // @ts-expect-error -- English lacks `take`
    defineTexts('missing', { zh: { take: '接单' }, en: {} });
    // @ts-expect-error -- a text where a function is due
    defineTexts('kind', { zh: { total: (count: number) => `${count} 条` }, en: { total: 'many' } });
    // @ts-expect-error -- no such text
    override(texts, { takes: '领取' });

    expect(texts.zh.take).toBe('接单');
  });
});
