import { render, screen } from '@testing-library/react';
import { LocaleProvider, useTexts, type LocaleProviderProps } from './LocaleProvider';
import { defineTexts, override } from './texts';

const texts = defineTexts('example', {
  zh: { take: '接单', total: (count: number) => `共 ${count} 条` },
  en: { take: 'Accept', total: (count: number) => `${count} in total` },
});

function Example() {
  const t = useTexts(texts);
  return (
    <p>
      {t.take} / {t.total(3)}
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
  it('are Chinese where nobody says otherwise', () => {
    render(<Example />);

    expect(screen.getByText('接单 / 共 3 条')).toBeVisible();
  });

  it('follow the language', () => {
    show({ language: 'en' });

    expect(screen.getByText('Accept / 3 in total')).toBeVisible();
  });

  it('can be reworded one by one', () => {
    show({ overrides: [override(texts, { take: '领取订单' })] });

    expect(screen.getByText('领取订单 / 共 3 条')).toBeVisible();
  });

  it('can speak a third language, and fall back where it is silent', () => {
    show({ language: 'en', locale: 'ja-JP', overrides: [override(texts, { take: '受注' })] });

    expect(screen.getByText('受注 / 3 in total')).toBeVisible();
  });

  it('refuse a missing English text, a foreign name and another kind when compiling', () => {
    // @ts-expect-error -- English lacks `take`
    defineTexts('missing', { zh: { take: '接单' }, en: {} });
    // @ts-expect-error -- a text where a function is due
    defineTexts('kind', { zh: { total: (count: number) => `${count} 条` }, en: { total: 'many' } });
    // @ts-expect-error -- no such text
    override(texts, { takes: '领取' });

    expect(texts.zh.take).toBe('接单');
  });
});
